import { fleschKincaid } from 'flesch-kincaid';

/** What a text's readability is computed from. */
export interface Counts {
  sentences: number;
  words: number;
  syllables: number;
}

/** Fewer sentences than this say nothing about a page: one long name changes the grade. */
const ENOUGH_SENTENCES = 10;

/**
 * The US school grade that a text is written for, by the Flesch-Kincaid formula.
 *
 * @returns undefined for a text that is too short to tell
 */
export function gradeOf({ sentences, words, syllables }: Counts): number | undefined {
  if (sentences < ENOUGH_SENTENCES) return undefined;
  return fleschKincaid({ sentence: sentences, word: words, syllable: syllables });
}
