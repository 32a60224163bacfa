import type { GlossaryEntry } from '@/lib/content/glossary';
import { parseQuery } from '../engine/query';
import { stem } from '../engine/stem';
import type { Synonym } from '../types';

/** The synonyms for the search: those of the glossary with their terms, and additional ones. */
export function synonymPairs(entries: readonly GlossaryEntry[]): Synonym[] {
  return entries.flatMap(({ term, synonyms }) => synonyms.map((asked): Synonym => [asked, term]));
}

/** A synonym as the engine compares it: the stems of the reader's words, and the documentation's words, separated by spaces. */
export function stemmed([asked, term]: Synonym): Synonym {
  const stems = parseQuery(asked).map(({ text }) => stem(text));
  return [
    stems.join(' '),
    parseQuery(term)
      .map(({ text }) => text)
      .join(' '),
  ];
}
