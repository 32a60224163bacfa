import type { RankedPage } from './rank';

/** One way to read the query, with the pages that have something of it. */
export interface Read {
  pages: (RankedPage & { list: boolean })[];
  /** How many words a page must have. */
  required: number;
}

/** Of so many words of a longer query, the answer may lack one. */
const LONG_QUERY = 3;

/** A guide for each word that it lacks, beside one that has them all: where these are sure to be meant, it comes after all of them. */
const ONE_MISSING = { unsure: 0.5, sure: 1e-3 };

/**
 * Keeps the pages that have every required word, best first. Where none has them all, the pages with the most. For a longer
 * query, guides that lack one word of three follow, and for two words where only lists and posts have both. Where only those, or
 * words scattered over a page, have them all, the guides that follow may be better.
 */
export function select(read: readonly Read[]): { pages: RankedPage[]; complete: boolean } {
  const most = Math.max(0, ...read.map(completeness));
  const best = new Map<number, RankedPage>();
  for (const page of read.filter(reading => completeness(reading) === most).flatMap(kept)) {
    if (page.score > (best.get(page.page)?.score ?? 0)) best.set(page.page, page);
  }
  const pages = [...best.values()].sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, complete: most === 1 };
}

function completeness({ pages, required }: Read): number {
  return required === 0 ? 0 : Math.max(0, ...pages.map(({ words }) => words)) / required;
}

function kept({ pages }: Read): RankedPage[] {
  const most = Math.max(0, ...pages.map(({ words }) => words));
  const full = pages.filter(({ words }) => words === most);
  const onlyLists = full.every(({ list }) => list);
  const spare = most === 2 && onlyLists ? 1 : Math.floor(most / LONG_QUERY);
  const near = pages.filter(({ words, list }) => words < most && words >= most - spare && !list);
  const sure = full.some(({ together, list }) => together && !list);
  const worth = ONE_MISSING[sure ? 'sure' : 'unsure'];
  return [...full, ...near.map(page => ({ ...page, score: page.score * worth ** (most - page.words) }))];
}
