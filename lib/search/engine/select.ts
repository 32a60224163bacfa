import type { RankedPage } from './page-score';
import { COVERAGE, ONE_MISSING } from './weights';

/** The pages that match part of one interpretation of the query. */
export interface Candidates {
  pages: RankedPage[];
  /** The number of required words. */
  required: number;
  /** The number of words typed, including stop words. */
  typed: number;
  /** Finishes a page's score, which takes too long for pages that aren't selected. */
  finish(page: RankedPage): RankedPage;
}

/** A query with at least this many subject words, or this many words in all, is a sentence, and its pages may lack some of them. */
const SENTENCE = { required: 3, typed: 6 };

/** A sentence with at most this many required words is short. */
const SHORT = 3;

/**
 * Selects the pages that answer a query, best first. For short queries, they have every required word or, if no page does, as
 * many as any page has. For sentences, they have enough of the words, and their score is reduced by the share that's missing.
 *
 * @param most the number of pages to finish
 */
export function select(
  candidates: readonly Candidates[],
  most: number,
): { pages: RankedPage[]; complete: boolean } {
  const complete = Math.max(0, ...candidates.map(completeness));
  const best = new Map<number, RankedPage>();
  for (const each of candidates) {
    if (completeness(each) < complete && !isSentence(each)) continue;
    const selected = selectPages(each).sort((a, b) => b.score * b.factor - a.score * a.factor);
    for (const likely of selected.slice(0, most)) {
      const page = each.finish(likely);
      if (page.score > (best.get(page.page)?.score ?? 0)) best.set(page.page, page);
    }
  }
  const pages = [...best.values()].sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, complete: complete === 1 };
}

function completeness({ pages, required }: Candidates): number {
  return required === 0 ? 0 : Math.max(0, ...pages.map(({ words }) => words)) / required;
}

/** The share of the query that a page has. Words outside the best section count half. */
function covered({ coverage, sectionCoverage }: RankedPage): number {
  return (coverage + sectionCoverage) / 2;
}

function powerFor(required: number): number {
  if (required <= SHORT) return COVERAGE.short;
  return required === SHORT + 1 ? COVERAGE.four : COVERAGE.long;
}

function isSentence({ required, typed }: Candidates): boolean {
  return required >= SENTENCE.required || (required > 1 && typed >= SENTENCE.typed);
}

function selectPages(candidates: Candidates): RankedPage[] {
  const { pages, required } = candidates;
  const most = Math.max(0, ...pages.map(({ words }) => words));
  if (isSentence(candidates))
    return pages
      .filter(({ words, list }) => (list ? words === most : words * 2 >= most))
      .map(page => ({ ...page, factor: page.factor * covered(page) ** powerFor(required) }));
  const full = pages.filter(({ words }) => words === most);
  // A guide with one of two words is a better answer than a list that mentions both.
  const near =
    most === 2 && full.every(({ list }) => list)
      ? pages.filter(({ words, list }) => words === 1 && !list)
      : [];
  return [...full, ...near.map(page => ({ ...page, factor: page.factor * ONE_MISSING }))];
}
