import { SMALL_WORDS, titleCase } from 'title-case';
import { PRODUCT_SHORT } from '../site';

/** A capitalized word. Acronyms and names like GitHub have more capital letters, so they don't match. */
const CAPITALIZED = /^\p{Lu}[\p{Ll}’']+$/u;

/** Words that stay lowercase in titles: those that the package knows, and a preposition that it doesn't. */
const PREPOSITIONS = new Set([...SMALL_WORDS, 'from']);

/**
 * Finds capitalized words in a heading that aren't names. Names are capitalized in the page's text, too.
 *
 * @param words the heading's words, without the first
 * @param lowercase the words that are lowercase in the page's text
 */
export function needlessCapitals(words: readonly string[], lowercase: ReadonlySet<string>): string[] {
  return words.filter(
    word => word !== PRODUCT_SHORT && CAPITALIZED.test(word) && lowercase.has(word.toLowerCase()),
  );
}

/**
 * Checks the capitalization of a page's title.
 *
 * @returns the error message, or undefined if the title is right
 */
export function titleMistake(title: string): string | undefined {
  const better = titleCase(title, { smallWords: PREPOSITIONS });
  return better === title ? undefined : `Titles are in title case. Write "${better}".`;
}
