import { FieldIndex } from '../engine/field-index';
import { terms } from '../engine/words';
import type { WordMap } from '../types';

/** An index of one field while the site is built. The worker never adds text, so its script doesn't have this. */
export class IndexBuilder extends FieldIndex {
  /** Adds a section's text. */
  add(section: number, text: string): void {
    for (const term of new Set(terms(text))) this.index.append(section, term);
  }
}

/** All entries of an index, sorted by word. */
export function entries({ index: { map } }: FieldIndex): WordMap {
  return [...map]
    .map(([word, [sections = []]]): [string, number[]] => [word, sections])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
