import { Index } from 'flexsearch';
import { terms } from '../engine/words';
import type { WordMap } from '../types';

/** How often a section says a word decides the slot: often, more than once, once. */
export const SLOTS = 3;
const OFTEN = 4;

/** Gathers the texts of one field and exports them as flexsearch does, sorted by word. */
export class WordMapBuilder {
  readonly #index: Index;
  #counts = new Map<string, number>();

  /** @param counted the slots say how often; without it every section is in the first slot */
  constructor(counted: boolean) {
    this.#index = new Index({
      tokenize: 'strict',
      resolution: counted ? SLOTS : 1,
      encode: text => terms(text),
      score: (_content, term) => (counted ? slotOf(this.#counts.get(term) ?? 0) : 0),
    });
  }

  /** Adds a section's text. */
  add(section: number, text: string): void {
    this.#counts = new Map();
    for (const term of terms(text)) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    if (this.#counts.size > 0) this.#index.add(section, text);
  }

  /** Everything added, sorted by word. */
  export(): WordMap {
    const map: WordMap = [];
    this.#index.export((key, data) => {
      if (key.endsWith('map')) map.push(...(JSON.parse(data) as WordMap));
    });
    return map.sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

const slotOf = (count: number) => (count >= OFTEN ? 0 : count > 1 ? 1 : 2);
