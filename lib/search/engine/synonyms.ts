import type { Synonym } from '../types';

/** The synonyms, prepared for lookup. */
export interface Synonyms {
  /** Synonyms of a single word for a single word, by its stem. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Longer synonyms: the stems of the reader's words, and the documentation's words. */
  phrases: readonly { asked: string[]; term: string[] }[];
}

/** Prepares the synonyms that the index carries: stems and words separated by spaces (lib/search/build/synonyms.ts). */
export function prepareSynonyms(pairs: readonly Synonym[]): Synonyms {
  const words = new Map<string, string[]>();
  const phrases: { asked: string[]; term: string[] }[] = [];
  for (const [said, meaning] of pairs) {
    const asked = said.split(' ');
    const term = meaning.split(' ');
    const [askedWord = '', ...askedRest] = asked;
    const [termWord = '', ...termRest] = term;
    if (askedRest.length > 0 || termRest.length > 0) phrases.push({ asked, term });
    else words.set(askedWord, [...(words.get(askedWord) ?? []), termWord]);
  }
  return { words, phrases };
}
