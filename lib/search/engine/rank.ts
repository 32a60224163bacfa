import { addMatches, type Evidence } from './evidence';
import type { Matches } from './matches';
import { scorePage, type RankedPage } from './page-score';
import { at, sum, type Values } from './values';
import { WORD } from './weights';

/** A word in the query with all its matches. */
export interface Slot {
  matches: Matches;
  /** The words in the index that match it. */
  terms: readonly string[];
  optional: boolean;
  /** Whether it's a name made of several words, such as `ACTUAL_OPENID_ENFORCE`. */
  compound: boolean;
}

/** What the ranking needs to know about pages. */
export interface Pages {
  count: number;
  pageOf(section: number): number | undefined;
  firstSection(page: number): number;
  names(page: number): readonly ReadonlySet<string>[] | undefined;
}

/** The ranked pages, unsorted, with the weight of each word, the pages that have it, and the number of required words. */
export interface Ranked {
  pages: RankedPage[];
  weights: Values;
  pagesByWord: readonly ReadonlySet<number>[];
  required: number;
}

/** Scores every page on which a word in the query was found. */
export function rankPages(slots: readonly Slot[], pages: Pages): Ranked {
  const evidence = new Map<number, Evidence>();
  const pagesByWord = slots.map(({ matches }, slot) =>
    addMatches(evidence, matches, slot, section => pages.pageOf(section)),
  );
  const weights = slots.map(({ optional, compound }, slot) => {
    const rarity = rarityOf(pagesByWord[slot]?.size ?? 0, pages);
    const weight = WORD.common + (1 - WORD.common) * rarity ** WORD.rarity;
    return weight * (optional ? WORD.optional : 1) * (compound ? WORD.compound : 1);
  });
  const nameWeights = slots.map(
    ({ matches: { title, keywords } }) =>
      WORD.inNames + (1 - WORD.inNames) * rarityOf(title.size + keywords.size, pages),
  );
  // A word that's on no page can't be required.
  const required = slots.map(({ optional }, slot) => !optional && (pagesByWord[slot]?.size ?? 0) > 0);
  const needed = required.filter(each => each).length;
  const weight = sum(weights.filter((_, slot) => required[slot]));
  const query = { weights, nameWeights, required, needed, weight };
  const ranked = [...evidence].map(([page, found]) =>
    scorePage(page, pages.firstSection(page), found, query, () =>
      namedTogether(slots, found.trail, () => pages.names(page)),
    ),
  );
  return { pages: ranked, weights, pagesByWord, required: needed };
}

/** The rarity of a word that is found this many times: 1 for once. */
function rarityOf(count: number, pages: Pages): number {
  return Math.log(1 + pages.count / Math.max(1, count)) / Math.log(1 + pages.count);
}

/** Whether the required words are in the title and one keyword. Words from several keywords may be unrelated. */
function namedTogether(
  slots: readonly Slot[],
  trail: Values,
  names: () => readonly ReadonlySet<string>[] | undefined,
): boolean {
  const required = slots.filter(({ optional }, slot) => !optional && at(trail, slot) === 0);
  if (required.length < 2) return true;
  return names()?.some(name => required.every(({ terms }) => terms.some(term => name.has(term)))) ?? true;
}
