import { stem } from './stem';
import { words } from './words';

/** A short text as the set of its stems, without stop words, so that it can be compared. */
export type TermSet = ReadonlySet<string>;

/** The terms of a title, a keyword or a heading. */
export function termSet(text: string, stop: ReadonlySet<string>): TermSet {
  const all = words(text).map(word => word.text);
  const content = all.filter(word => !stop.has(word));
  return new Set((content.length > 0 ? content : all).map(stem));
}

/** The terms of a query, each with its weight. */
export type WeightedTerms = ReadonlyMap<string, number>;

/** Pairs the words of a query with their weights. */
export function weightedTerms(words: readonly string[], weights: readonly number[]): WeightedTerms {
  return new Map(words.map((word, index) => [stem(word), weights[index] ?? 0]));
}

/** How similar a query and a text are: 1 when they have the same terms, less the more either has that the other lacks. */
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

/** A text of fewer terms is in a query by chance. */
const MESSAGE = 3;

/** What the terms of a text weigh in a query that has them all; 0 when it lacks one, and for a text too short to be a message. */
export function containedWeight(query: WeightedTerms, text: TermSet): number {
  let weight = 0;
  for (const term of text) {
    const own = query.get(term);
    if (own === undefined) return 0;
    weight += own;
  }
  return text.size >= MESSAGE ? weight : 0;
}
