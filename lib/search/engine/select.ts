import type { RankedPage } from './rank';

/** One way to read the query, with the pages that have something of it. */
export interface Read {
  pages: (RankedPage & { post: boolean })[];
  /** How many words a page must have. */
  required: number;
}

/** From this many words on, the answer may lack one. */
const LONG_QUERY = 3;

/** A page that lacks a word, beside one that has them all. */
const ONE_MISSING = 0.5;

/**
 * Keeps the pages that have every required word, best first. Where none has them all, the pages with the most. Where only
 * posts, or words scattered over a page, have all of a longer query, guides that lack one word are kept too.
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
  if (most < LONG_QUERY || full.some(({ together, post }) => together && !post)) return full;
  const near = pages.filter(({ words, post }) => words === most - 1 && !post);
  return [...full, ...near.map(page => ({ ...page, score: page.score * ONE_MISSING }))];
}
