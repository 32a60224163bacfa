import { slipsAllowed } from './distance';
import type { QueryWord } from './query';
import type { Vocabulary } from './vocabulary';

/** A word of the index that a word of the query may stand for, and how well, up to 1. */
export interface Expansion {
  term: string;
  quality: number;
}

/** How well a word of the index stands for what was typed. */
const QUALITY = {
  form: 0.92,
  synonym: 0.3,
  version: 0.95,
  beginning: 0.55,
  abbreviation: 0.5,
  slip: 0.7,
  slips: 0.5,
};

/** A beginning is worth more the less is missing. */
const COMPLETENESS = 0.35;

/** At most so many words for a beginning: a bound on the work of a keystroke. */
const MAX_BEGINNINGS = 48;

/** At most so many words for a mistyped one. */
const MAX_NEAR = 6;

const VERSION = /^\d+(\.\d+)*$/;

/**
 * The words of the index that a word of the query may stand for.
 *
 * @param synonyms the documentation's words for it
 * @param guess also beginnings and mistyped words when nothing else is found; only sensible when every part of the index
 *   that may have the word is loaded
 */
export function expand(
  word: QueryWord,
  vocabulary: Vocabulary,
  synonyms: readonly string[],
  guess: boolean,
): Expansion[] {
  const found = known(word, vocabulary, synonyms);
  if (found.length > 0 || !guess) return found;
  const beginnings =
    word.text.length > 2
      ? vocabulary
          .startingWith(word.text, MAX_BEGINNINGS)
          .map(term => ({ term, quality: QUALITY.abbreviation }))
      : [];
  if (beginnings.length > 0) return beginnings;
  const allowed = slipsAllowed(word.text.length);
  return vocabulary
    .near(word.text, allowed, word.unfinished)
    .slice(0, MAX_NEAR)
    .map(({ term, slips }) => ({ term, quality: slips > 1 ? QUALITY.slips : QUALITY.slip }));
}

function known(
  { text, unfinished }: QueryWord,
  vocabulary: Vocabulary,
  synonyms: readonly string[],
): Expansion[] {
  const found: Expansion[] = [];
  if (vocabulary.has(text)) found.push({ term: text, quality: 1 });
  for (const term of vocabulary.formsOf(text)) found.push({ term, quality: QUALITY.form });
  for (const synonym of synonyms) {
    for (const term of [synonym, ...vocabulary.formsOf(synonym)]) {
      if (vocabulary.has(term)) found.push({ term, quality: QUALITY.synonym });
    }
  }
  if (VERSION.test(text)) {
    for (const term of vocabulary.startingWith(`${text}.`, MAX_BEGINNINGS))
      found.push({ term, quality: QUALITY.version });
  }
  if (unfinished) {
    for (const term of vocabulary.startingWith(text, MAX_BEGINNINGS)) {
      const quality = QUALITY.beginning + (COMPLETENESS * text.length) / term.length;
      found.push({ term, quality });
    }
  }
  return found;
}
