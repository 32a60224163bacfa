import { words, type Word } from './words';

/** A word of a query. */
export interface QueryWord extends Word {
  /** A page without it may still be the answer: a question's words, and the product's name. */
  optional: boolean;
  /** The reader may still be typing it. */
  unfinished: boolean;
  /** It was not typed: the documentation says it for what was. */
  synonym: boolean;
}

/** The most words of a query that count (docs/requirement.md#ranking). */
const MAX_WORDS = 12;

/** Words of queries that name no subject (lib/search/build/query-words.ts). */
export interface CommonWords {
  /** They say nothing by themselves. */
  stop: ReadonlySet<string>;
  /** A page without them may be the answer. */
  weak: ReadonlySet<string>;
}

/** The words of a query, each once. */
export function parseQuery(query: string): QueryWord[] {
  const seen = new Set<string>();
  const found: QueryWord[] = [];
  for (const word of words(query)) {
    if (seen.has(word.text)) continue;
    seen.add(word.text);
    found.push({ ...word, optional: false, synonym: false, unfinished: word.end === query.length });
  }
  return found.slice(0, MAX_WORDS);
}

/**
 * Says which words a page must have. Stop words are left out and weak ones become optional, unless nothing else is left.
 */
export function weigh(query: readonly QueryWord[], { stop, weak }: CommonWords): QueryWord[] {
  const spoken = query.filter(({ text }) => !stop.has(text));
  const strong = spoken.filter(({ text }) => !weak.has(text));
  if (strong.length > 0) return spoken.map(word => ({ ...word, optional: !strong.includes(word) }));
  return spoken.length > 0 ? spoken : [...query];
}
