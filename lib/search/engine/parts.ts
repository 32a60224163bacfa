/** The parts of a sorted list that is split at certain words or numbers, and which of them are loaded. */
export class Parts<Key extends string | number> {
  readonly #loaded = new Set<number>();

  /** @param starts the first key of each part, sorted; the first part also has whatever comes before it */
  constructor(readonly starts: readonly Key[]) {}

  /** Marks a part as loaded. */
  loaded(part: number): void {
    this.#loaded.add(part);
  }

  /** The parts from one key to another that aren't loaded, up to `most` of them. */
  missing(from: Key, to: Key, most: number): number[] {
    const found: number[] = [];
    for (let part = this.#partOf(from); part <= this.#partOf(to) && found.length < most; part += 1) {
      if (!this.#loaded.has(part)) found.push(part);
    }
    return this.starts.length === 0 ? [] : found;
  }

  #partOf(key: Key): number {
    return Math.max(
      0,
      this.starts.findLastIndex(start => start <= key),
    );
  }
}
