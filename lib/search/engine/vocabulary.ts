import { editDistance } from './edit-distance';
import { stem } from './stem';

/** A word that is similar to a mistyped one. */
export interface NearWord {
  term: string;
  distance: number;
}

/** The number of words to try for each letter of a prefix. It limits the work for a keystroke. */
const PER_LETTER = 16;

/** Sorts after every word with the same start. */
export const LAST = '\uffff';

/** Stems have at least this many letters, unless they're the whole word (engine/stem.ts). */
const SHORTEST_STEM = 3;

/** The words in the loaded parts of the index. */
export class Vocabulary {
  readonly #sorted: string[] = [];
  readonly #known = new Set<string>();

  /** Adds a part's words. */
  add(terms: Iterable<string>): void {
    for (const term of terms) {
      if (this.#known.has(term)) continue;
      this.#known.add(term);
      this.#sorted.push(term);
    }
    // Parts are sorted, too, and sorting a few sorted runs is quick.
    this.#sorted.sort();
  }

  has(term: string): boolean {
    return this.#known.has(term);
  }

  /** Whether the index has a word, another form of it, or (while it's being typed) a longer one. */
  knows(word: string, isPrefix: boolean): boolean {
    return (
      this.has(word) || this.#family(word).length > 0 || (isPrefix && this.startingWith(word).length > 0)
    );
  }

  /** The other forms of a word: `budgets` for `budget`. */
  formsOf(word: string): string[] {
    return this.#family(word).filter(term => term !== word);
  }

  /** The words with the same stem as a word. They're next to each other, because all but a stem's last letter is in each of them. */
  #family(word: string): string[] {
    const root = stem(word);
    // Only longer words have other forms.
    if (root.length < SHORTEST_STEM) return [];
    return this.#from(root.slice(0, -1)).filter(term => stem(term) === root);
  }

  /** The words with a prefix, in order. */
  #from(beginning: string): string[] {
    return this.#sorted.slice(this.#lowerBound(beginning), this.#lowerBound(beginning + LAST));
  }

  /** The words with a prefix, without the prefix itself: some for each of its letters, the shortest first. */
  startingWith(beginning: string): string[] {
    return this.#from(beginning)
      .filter(term => term !== beginning)
      .sort((a, b) => a.length - b.length)
      .slice(0, PER_LETTER * beginning.length);
  }

  /**
   * The words most similar to a mistyped one: only those with the smallest edit distance, and those with the longest common start
   * first. A word that is still being typed is only treated as a prefix if no whole word is similar.
   */
  near(typed: string, most: number, isPrefix: boolean): NearWord[] {
    const whole = this.#nearest(typed, most, false);
    return whole.length > 0 || !isPrefix ? whole : this.#nearest(typed, most, true);
  }

  #nearest(typed: string, most: number, isPrefix: boolean): NearWord[] {
    let fewest = most;
    const found: NearWord[] = [];
    for (const term of this.#sorted) {
      if (!sameBeginning(typed, term)) continue;
      const count = editDistance(typed, term, fewest, isPrefix);
      if (count > fewest) continue;
      fewest = count;
      found.push({ term, distance: count });
    }
    return found
      .filter(word => word.distance === fewest)
      .sort((a, b) => sharedStart(typed, b.term) - sharedStart(typed, a.term));
  }

  #lowerBound(term: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Typos are rare in the first letter, but the first two may be swapped, or the first may be missing. */
function sameBeginning(typed: string, term: string): boolean {
  return typed[0] === term[0] || typed[1] === term[0] || typed[0] === term[1];
}

/** The length of the common start of two words. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
