import type { RankedPage } from './rank';
import { COVERAGE, ONE_MISSING } from './weights';

/** The pages that have something of one way to read the query. */
export interface Candidates {
  pages: (RankedPage & { list: boolean })[];
  /** How many words are required. */
  required: number;
  /** How many words were typed, with those that say nothing. */
  typed: number;
}

/** A query of so many words that name something, or of so many in all, is a sentence: its pages may lack some. */
const SENTENCE = { required: 3, typed: 6 };

/** Of so many words of a shorter query, the answer may lack one. */
const SHORT = 3;

/**
 * Keeps the pages that answer, best first. For a query of a few words these have every required word; where none has, the most.
 * A sentence is answered by pages that have enough of it, each for the share that it has.
 */
export function select(candidates: readonly Candidates[]): { pages: RankedPage[]; complete: boolean } {
  const most = Math.max(0, ...candidates.map(completeness));
  const best = new Map<number, RankedPage>();
  for (const page of candidates
    .filter(each => completeness(each) === most || isSentence(each))
    .flatMap(kept)) {
    if (page.score > (best.get(page.page)?.score ?? 0)) best.set(page.page, page);
  }
  const pages = [...best.values()].sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, complete: most === 1 };
}

function completeness({ pages, required }: Candidates): number {
  return required === 0 ? 0 : Math.max(0, ...pages.map(({ words }) => words)) / required;
}

/** How much of the query a page has: half of it counts only when it stands in one section. */
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

function kept(candidates: Candidates): RankedPage[] {
  const { pages, required } = candidates;
  const most = Math.max(0, ...pages.map(({ words }) => words));
  if (isSentence(candidates))
    return pages
      .filter(({ words, list }) => (list ? words === most : words * 2 >= most))
      .map(page => ({ ...page, score: page.score * covered(page) ** powerFor(required) }));
  const full = pages.filter(({ words }) => words === most);
  const onlyLists = full.every(({ list }) => list);
  const spare = most === 2 && onlyLists ? 1 : Math.floor(most / SHORT);
  const near = pages.filter(({ words, list }) => words < most && words >= most - spare && !list);
  const sure = full.some(({ together, list }) => together && !list);
  const worth = ONE_MISSING[sure ? 'sure' : 'unsure'];
  return [...full, ...near.map(page => ({ ...page, score: page.score * worth ** (most - page.words) }))];
}
