import { Index } from 'flexsearch';
import type { WordMap } from '../types';
import { terms } from './words';

/** The maximum number of sections for a word. It limits the work for a keystroke. */
const MAX_SECTIONS = 6000;

/**
 * One field of the search index: the sections that have a word. It's a flexsearch index, filled from strings or from parts that
 * were built earlier.
 */
export class FieldIndex {
  // Public for the build, which adds to it. Whole words, in a single slot. flexsearch would rank by a word's position in the text, which says little about a section.
  readonly index = new Index({ resolution: 1, encode: (word: string) => [word] }) as Index & {
    map: Map<string, number[][]>;
  };

  /** Adds a name. flexsearch would take twice as long, and there are thousands of them to add before the first answer. */
  addName(section: number, name: string): void {
    const { map } = this.index;
    for (const term of new Set(terms(name))) {
      const [sections = []] = map.get(term) ?? [];
      sections.push(section);
      map.set(term, [sections]);
    }
  }

  /** Adds a prebuilt part. flexsearch's light build has no import, so this writes to where the import would. */
  load(part: WordMap): void {
    for (const [word, sections] of part) this.index.map.set(word, [sections]);
  }

  /** The sections that have a word. */
  search(word: string): readonly number[] {
    return this.index.search(word, MAX_SECTIONS) as number[];
  }

  /** Every word in the index. */
  words(): Iterable<string> {
    return this.index.map.keys();
  }
}
