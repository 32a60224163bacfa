import { stem } from './stem';
import { terms } from './words';

/** A short text as the set of its stems, without stop words, for comparisons. */
export type TermSet = ReadonlySet<string>;

/** The terms of a title, a keyword, or a heading. */
export function termSet(text: string, stop: ReadonlySet<string>): TermSet {
  const all = terms(text, 1);
  const content = all.filter(word => !stop.has(word));
  return new Set((content.length > 0 ? content : all).map(stem));
}

/** The terms of a query, each with its weight. */
export type WeightedTerms = ReadonlyMap<string, number>;

/** Pairs the words in a query with their weights. */
export function weightedTerms(words: readonly string[], weights: readonly number[]): WeightedTerms {
  return new Map(words.map((word, index) => [stem(word), weights[index] ?? 0]));
}

/** Matches texts that may have one of a query's terms. Most have none, and finding all of their terms takes much longer than this. */
export function textsWith(query: WeightedTerms): RegExp {
  // Another form of a word may have another last letter, but not of a short one.
  const starts = [...query.keys()].map(word =>
    (word.length < 3 ? `${word}(?!\\w)` : word.slice(0, -1)).replace(/[$.]/g, '\\$&'),
  );
  return new RegExp(`(?:^|\\W)v?(?:${starts.join('|')})`, 'i');
}

/** The similarity of a query and a string: 1 if they have the same terms, and less the more terms only one of them has. */
export function similarity(query: WeightedTerms, text: TermSet): number {
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

/** With fewer terms, a phrase may be in a query by chance. */
const MESSAGE = 3;

/**
 * The weight of a string's terms in a query that has them all. 0 if one is missing, and for a string that's too short to be a
 * message.
 */
export function containedWeight(query: WeightedTerms, text: TermSet): number {
  let weight = 0;
  for (const term of text) {
    const own = query.get(term);
    if (own === undefined) return 0;
    weight += own;
  }
  return text.size >= MESSAGE ? weight : 0;
}
