import { typosAllowed } from './edit-distance';
import type { QueryWord } from './query';
import type { Vocabulary } from './vocabulary';
import { MATCH } from './weights';

/** A word in the index that matches a word in the query, and the quality of the match, up to 1. */
export interface Expansion {
  term: string;
  quality: number;
  synonym: boolean;
}

/** The maximum number of words to try for a mistyped one. */
const MAX_FUZZY = 6;

const VERSION = /^\d+(\.\d+)*$/;

/**
 * The words in the index that match a word in the query.
 *
 * @param synonyms the documentation's words for it
 * @param fuzzy whether to also try prefixes and typos if nothing else is found, which only makes sense if every part of the index
 * that may have the word is loaded
 */
export function expand(
  word: QueryWord,
  vocabulary: Vocabulary,
  synonyms: readonly string[],
  fuzzy: boolean,
): Expansion[] {
  const found = known(word, vocabulary, synonyms);
  return found.length > 0 || !fuzzy ? found : guessed(word, vocabulary);
}

function known(
  { text, isPrefix, synonym }: QueryWord,
  vocabulary: Vocabulary,
  synonyms: readonly string[],
): Expansion[] {
  const found: Expansion[] = [];
  const add = (term: string, quality: number, bySynonym = synonym) =>
    found.push({ term, quality, synonym: bySynonym });
  if (vocabulary.has(text)) add(text, 1);
  for (const term of vocabulary.formsOf(text)) {
    const shared = Math.min(term.length, text.length) / Math.max(term.length, text.length);
    add(term, MATCH.form + MATCH.shared * shared);
  }
  // The stem of settings isn't that of setting.
  for (const term of [`${text}s`, text.replace(/s$/, '')])
    if (vocabulary.has(term) && found.every(each => each.term !== term)) add(term, MATCH.plural);
  for (const other of synonyms) {
    for (const term of [other, ...vocabulary.formsOf(other)])
      if (vocabulary.has(term)) add(term, MATCH.synonym, true);
  }
  if (VERSION.test(text)) {
    for (const term of vocabulary.startingWith(`${text}.`)) add(term, MATCH.version);
  }
  if (isPrefix) {
    for (const term of vocabulary.startingWith(text))
      add(term, MATCH.prefix + (MATCH.completeness * text.length) / term.length);
  }
  return found;
}

/** A word that isn't in the index: an abbreviation, or a typo. */
function guessed({ text, isPrefix, synonym }: QueryWord, vocabulary: Vocabulary): Expansion[] {
  const longer = text.length > 2 ? vocabulary.startingWith(text) : [];
  if (longer.length > 0) return longer.map(term => ({ term, quality: MATCH.abbreviation, synonym }));
  return vocabulary
    .near(text, typosAllowed(text.length), isPrefix)
    .slice(0, MAX_FUZZY)
    .map(({ term, distance }) => ({ term, quality: distance > 1 ? MATCH.typos : MATCH.typo, synonym }));
}
