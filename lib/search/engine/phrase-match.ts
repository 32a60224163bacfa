import type { PageTable } from './page-table';
import type { RankedPage } from './rank';
import { containedWeight, similarity, type TermSet, type WeightedTerms } from './term-set';
import { FIT, PHRASE, SAME } from './weights';

/** How well a page's title, keywords, and headings match the whole query. */
interface PhraseMatch {
  /** The bonus for the page. */
  score: number;
  /** Whether the title is the query. */
  exact: boolean;
  /** The section whose whole heading is in the query, such as a message that was pasted with other text. */
  section?: number;
}

/** Compares a page's title, keywords and headings with a query. */
export function phraseMatch(
  { page, title, titleWords }: RankedPage,
  query: WeightedTerms,
  table: PageTable,
): PhraseMatch {
  const sets = table.termSets(page);
  if (!sets) return { score: 0, exact: false };
  const fit = titleWords > 0 ? FIT.title * Math.min(1, title / sets.title.size) : 0;
  if (similarity(query, sets.title) === 1) return { score: fit + SAME.title, exact: true };
  const best = (texts: readonly TermSet[]) => Math.max(0, ...texts.map(text => similarity(query, text)));
  const phrase = query.size > 1 ? PHRASE.several : PHRASE.one;
  const keywords = SAME.keywords * phrase.keywords * best(sets.keywords);
  const heading = SAME.heading * phrase.heading * best([...sets.headings, ...sets.asked]);
  const weights = sets.headings.map(text => containedWeight(query, text));
  const whole = Math.max(0, ...weights);
  return {
    score: fit + Math.max(keywords, heading) + FIT.contained * whole,
    exact: false,
    ...(whole > 0 && { section: table.firstSection(page) + weights.indexOf(whole) }),
  };
}
