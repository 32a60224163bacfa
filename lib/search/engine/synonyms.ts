import type { Synonym } from '../types';

/** The synonyms, prepared for lookup. */
export interface Synonyms {
  /** Synonyms of a single word for a single word, by its stem. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Longer synonyms: the stems of the reader's words, and the documentation's words. */
  phrases: readonly Synonym[];
}

/** Prepares the synonyms that the index carries: stems and words separated by spaces (lib/search/build/synonyms.ts). */
export function prepareSynonyms(pairs: readonly Synonym[]): Synonyms {
  const words = new Map<string, string[]>();
  const phrases: Synonym[] = [];
  for (const [asked, term] of pairs) {
    if ((asked + term).includes(' ')) phrases.push([asked, term]);
    else words.set(asked, [...(words.get(asked) ?? []), term]);
  }
  return { words, phrases };
}
