import type { GlossaryEntry } from '@/lib/content/glossary';
import type { Synonym } from '../types';

/** The synonyms for the search: those of the glossary with their terms, and additional ones. */
export function synonymPairs(entries: readonly GlossaryEntry[]): Synonym[] {
  return entries.flatMap(({ term, synonyms }) => synonyms.map((asked): Synonym => [asked, term]));
}
