import { Index } from 'flexsearch';
import type { WordMap } from '../types';
import { terms } from './words';

/** At most so many sections for a word: a bound on the work of a keystroke. */
const MAX_SECTIONS = 6000;

/**
 * One field of the search index: which sections have a word. A flexsearch index, filled with texts or with parts that were
 * made at build time.
 */
export class FieldIndex {
  #adding = false;
  // One slot: flexsearch would rank by a word's place in the text, which says little about a section.
  readonly #index = new Index({
    tokenize: 'strict',
    resolution: 1,
    encode: (text: string) => (this.#adding ? terms(text) : [text]),
  }) as Index & { map: Map<string, number[][]> };

  /** Adds a section's text; each section once. */
  add(section: number, text: string): void {
    this.#adding = true;
    this.#index.add(section, text);
    this.#adding = false;
  }

  /** Adds a prebuilt part. flexsearch's light build has no import; this is where its import would put it. */
  load(part: WordMap): void {
    for (const [word, sections] of part) this.#index.map.set(word, [sections]);
  }

  /** The sections that have a word. */
  search(word: string): readonly number[] {
    return this.#index.search(word, MAX_SECTIONS) as number[];
  }

  /** Everything in the index, sorted by word. */
  entries(): WordMap {
    return [...this.#index.map]
      .map(([word, [sections = []]]): [string, number[]] => [word, sections])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Every word of the index. */
  words(): Iterable<string> {
    return this.#index.map.keys();
  }
}
