import type { PageRecord, WordMap } from '../types';
import { terms } from './words';

/** The words of the pages' keywords with the pages that have them, each page by its first section. */
export function keywordsOf(pages: readonly PageRecord[]): WordMap {
  const sections = new Map<string, number[]>();
  for (const { i, k } of pages) {
    for (const term of new Set(terms(k.join('\n')))) {
      const known = sections.get(term);
      if (known) known.push(i);
      else sections.set(term, [i]);
    }
  }
  return [...sections].map(([word, found]) => [word, [found]]);
}
