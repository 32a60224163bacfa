import { FieldIndex } from '../engine/field-index';
import { IMPACT } from '../engine/weights';
import { terms } from '../engine/words';
import type { WordMap } from '../types';

/** An index of one field while the site is built. The worker never adds text, so its script doesn't have this. */
export class IndexBuilder extends FieldIndex {
  /**
   * Adds a section's text. In the index, its number is multiplied by the number of impacts (IMPACT), and each word's impact is added.
   *
   * @param impact the impact of a word
   */
  add(section: number, text: string, impact: (term: string) => number = () => 0): void {
    for (const term of new Set(terms(text))) this.index.append(section * IMPACT.count + impact(term), term);
  }
}

/** All entries of an index, sorted by word. */
export function entries({ index: { map } }: FieldIndex): WordMap {
  return [...map]
    .map(([word, [sections = []]]): [string, number[]] => [word, sections])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
