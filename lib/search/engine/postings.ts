import { Index } from 'flexsearch';
import type { WordMap } from '../types';

/** One field of the index: which sections have a word. A flexsearch index filled from parts made at build time. */
export class Postings {
  readonly #index = new Index({ tokenize: 'strict', encode: word => [word] });

  /** Adds a part. */
  add(part: WordMap): void {
    // flexsearch takes the parsed export too, which its types leave out.
    this.#index.import('map', part as unknown as string);
  }

  /** The sections that have a word, by slot. */
  sectionsWith(word: string): readonly (readonly number[] | null)[] {
    return this.#index.search({ query: word, resolve: false }).result as unknown as (number[] | null)[];
  }
}
