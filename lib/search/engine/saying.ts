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

/** What a query says: each stem, and what the word is worth. */
export type Asked = ReadonlyMap<string, number>;

/** What a query's words say, and what each is worth. */
export function askedOf(words: readonly string[], weights: readonly number[]): Asked {
  return new Map(words.map((word, index) => [stem(word), weights[index] ?? 0]));
}

/** How far a text says what a query says: 1 when just that, ever less the more it says besides and the more it lacks. */
export function agreement(query: Asked, text: Saying): number {
  let all = 0;
  let worth = 0;
  let shared = 0;
  for (const [word, weight] of query) {
    all += weight;
    if (!text.has(word)) continue;
    worth += weight;
    shared += 1;
  }
  return shared === 0 ? 0 : ((worth / all) * (shared / text.size)) ** 2;
}
