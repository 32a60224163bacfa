import { stem } from '../engine/stem';
import { terms } from '../engine/words';

/**
 * The usual constants of BM25 (in Lucene, too): how soon another occurrence counts less, and how much a section's
 * length matters.
 */
const BM25 = { saturation: 1.2, length: 0.75 };

/** A word has the next impact from these BM25 scores on. About a third of all words are above the first, and a sixth above the second. */
const STEPS = [0.9, 1.4];

/**
 * The impact of words in sections (IMPACT): how often a section has a word, in any form, for its length.
 *
 * @param texts the text of every section
 * @returns for each section, a function that returns a word's impact, from 0 to 2
 */
export function impactsOf(texts: readonly string[]): ((term: string) => number)[] {
  const sections = texts.map(text => terms(text).map(stem));
  const average = sections.reduce((sum, { length }) => sum + length, 0) / sections.length;
  return sections.map(stems => {
    const counts = new Map<string, number>();
    for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1);
    const { saturation, length } = BM25;
    const room = saturation * (1 - length + (length * stems.length) / average);
    return term => {
      const count = counts.get(stem(term)) ?? 0;
      const score = (count * (1 + saturation)) / (count + room);
      return STEPS.filter(step => score >= step).length;
    };
  });
}
