import { fleschKincaid } from 'flesch-kincaid';

/** The counts that readability is computed from. */
export interface Counts {
  sentences: number;
  words: number;
  syllables: number;
}

/** A page with fewer sentences than this has no grade, because a single long name would distort it. */
const ENOUGH_SENTENCES = 10;

/**
 * The Flesch-Kincaid grade level of some text.
 *
 * @returns undefined if the text is too short
 */
export function gradeOf({ sentences, words, syllables }: Counts): number | undefined {
  if (sentences < ENOUGH_SENTENCES) return undefined;
  return fleschKincaid({ sentence: sentences, word: words, syllable: syllables });
}
