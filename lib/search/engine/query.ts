import { words, type Word } from './words';

/** A word in a query. */
export interface QueryWord extends Word {
  /** A page without this word may still be the answer. Examples are a question word and the product's name. */
  optional: boolean;
  /** The reader may still be typing it. */
  isPrefix: boolean;
  /** The documentation's word for what was typed. */
  synonym: boolean;
}

/** The maximum number of words in a query (docs/requirement.md#ranking). */
const MAX_WORDS = 12;

/** Words of queries that aren't about a subject (lib/search/build/query-words.ts). */
export interface CommonWords {
  /** Stop words. */
  stop: ReadonlySet<string>;
  /** Words that are optional. */
  weak: ReadonlySet<string>;
}

/** The words in a query, each once. */
export function parseQuery(query: string): QueryWord[] {
  const seen = new Set<string>();
  const found: QueryWord[] = [];
  for (const word of words(query)) {
    if (seen.has(word.text)) continue;
    seen.add(word.text);
    found.push({ ...word, optional: false, synonym: false, isPrefix: word.end === query.length });
  }
  return found.slice(0, MAX_WORDS);
}

/** A small number in a sentence is an amount, a day, or a version of something else ("Android 13"), and rarely the subject. */
const SMALL_NUMBER = /^\d{1,2}$/;

/**
 * Decides which words are required. Stop words are removed, and weak words and small numbers become optional, unless nothing else
 * remains.
 */
export function weigh(query: readonly QueryWord[], { stop, weak }: CommonWords): QueryWord[] {
  const spoken = query.filter(({ text }) => !stop.has(text));
  const strong = spoken.filter(({ text }) => !weak.has(text) && !SMALL_NUMBER.test(text));
  if (strong.length > 0) return spoken.map(word => ({ ...word, optional: !strong.includes(word) }));
  return spoken.length > 0 ? spoken : [...query];
}
