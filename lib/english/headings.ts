import { SMALL_WORDS, titleCase } from 'title-case';
import { PRODUCT_SHORT } from '../site';

/** A word that begins with a capital letter and has no other, which acronyms and names like GitHub do. */
const CAPITALIZED = /^\p{Lu}[\p{Ll}’']+$/u;

/** What stays in lowercase in a title: what the package knows, and a preposition that it leaves out. */
const PREPOSITIONS = new Set([...SMALL_WORDS, 'from']);

/**
 * Words of a heading that have a capital letter but aren't names. The page's own text shows which: a name has its capital
 * letter there as well.
 *
 * @param words the heading's words after its first
 * @param lowercase the words that the page's text writes in lowercase
 */
export function needlessCapitals(words: readonly string[], lowercase: ReadonlySet<string>): string[] {
  return words.filter(
    word => word !== PRODUCT_SHORT && CAPITALIZED.test(word) && lowercase.has(word.toLowerCase()),
  );
}

/**
 * What is wrong with the capital letters of a page's title.
 *
 * @returns the message; undefined for a title that's right
 */
export function titleMistake(title: string): string | undefined {
  const better = titleCase(title, { smallWords: PREPOSITIONS });
  return better === title ? undefined : `Titles are in title case. Write "${better}".`;
}
