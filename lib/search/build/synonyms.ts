import type { GlossaryEntry } from '@/lib/content/glossary';
import type { FirstFile } from '../types';

/** What the search reads as what: every synonym with its term. */
export function synonymPairs(entries: readonly GlossaryEntry[]): FirstFile['synonyms'] {
  return entries.flatMap(({ term, synonyms }) => synonyms.map((said): [string, string] => [said, term]));
}
