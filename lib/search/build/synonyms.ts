import type { GlossaryEntry } from '@/lib/content/glossary';
import type { Synonym } from '../types';

/** What the search reads as what: every synonym of the glossary with its term. */
export function synonymPairs(entries: readonly GlossaryEntry[]): Synonym[] {
  return entries.flatMap(({ term, synonyms }) => synonyms.map((asked): Synonym => [asked, term]));
}
