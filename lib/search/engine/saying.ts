import { STOP_WORDS } from './query';
import { stem } from './stem';
import { words } from './words';

/** What a short text says, so that it can be compared: the stems of its words, without stop words. */
export type Saying = ReadonlySet<string>;

/** What a title, a keyword, a heading or a query says. */
export function sayingOf(text: string): Saying {
  const all = words(text).map(word => word.text);
  const spoken = all.filter(word => !STOP_WORDS.has(word));
  return new Set((spoken.length > 0 ? spoken : all).map(stem));
}

/** How far a text says what a query says: 1 when just that, ever less the more it says, 0 when it lacks a word. */
export function agreement(query: Saying, text: Saying): number {
  for (const word of query) {
    if (!text.has(word)) return 0;
  }
  return text.size === 0 ? 0 : (query.size / text.size) ** 2;
}
