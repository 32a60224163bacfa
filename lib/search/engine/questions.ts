import type { FirstFile } from '../types';
import { MATCH } from './weights';

/** How well a word in the query matches each question that has it. */
export type QuestionMatches = ReadonlyMap<number, number>;

/** The questions that people asked. In the index, their numbers follow those of the sections. */
export class Questions {
  readonly #first: number;
  readonly #sections: number[] = [];
  readonly #sizes: number[] = [];

  constructor({ first, sections }: FirstFile['questions']) {
    this.#first = first;
    for (const [section, ...sizes] of sections) {
      this.#sections.push(...sizes.map(() => section));
      this.#sizes.push(...sizes);
    }
  }

  /** The section that answers a question. Undefined for the number of a section. */
  sectionOf(number: number): number | undefined {
    return this.#sections[number - this.#first];
  }

  /**
   * The similarity of the query to each section's most similar question, like that of two texts (term-set.ts). Synonyms don't
   * count.
   *
   * @param matches the matches of each word in the query
   * @param weights its weight
   */
  similarities(matches: readonly QuestionMatches[], weights: readonly number[]): Map<number, number> {
    const all = weights.reduce((total, weight) => total + weight, 0);
    const shared = new Map<number, { words: number; worth: number }>();
    matches.forEach((found, slot) => {
      for (const [number, quality] of found) {
        if (quality < MATCH.form) continue;
        const { words, worth } = shared.get(number) ?? { words: 0, worth: 0 };
        shared.set(number, { words: words + 1, worth: worth + (weights[slot] ?? 0) });
      }
    });
    const best = new Map<number, number>();
    for (const [number, { words, worth }] of shared) {
      const section = this.sectionOf(number) ?? 0;
      const similarity = ((worth / all) * Math.min(1, words / (this.#sizes[number - this.#first] ?? 1))) ** 2;
      best.set(section, Math.max(best.get(section) ?? 0, similarity));
    }
    return best;
  }
}
