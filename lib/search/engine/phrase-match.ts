import type { PageTable } from './page-table';
import type { RankedPage } from './page-score';
import { containedWeight, similarity, type WeightedTerms } from './term-set';
import { FIT, SAME } from './weights';

/** How well a page's title, keywords, and headings match the whole query. */
interface PhraseMatch {
  /** The bonus for the page. */
  score: number;
  /** Whether the title is the query. */
  exact: boolean;
  /** The section whose whole heading is in the query, such as a message that was pasted with other text. */
  section?: number | undefined;
}

/**
 * Compares a page's title, keywords, and headings with a query. Only those with a matching word are compared.
 *
 * @param likely matches the texts that may have one of the query's words
 */
export function phraseMatch(
  { page, title, titleWords, keywords, sections }: RankedPage,
  query: WeightedTerms,
  likely: RegExp,
  table: PageTable,
): PhraseMatch {
  const record = table.record(page);
  if (!record) return { score: 0, exact: false };
  const name = table.termSet(record.t);
  const fit = titleWords > 0 ? FIT.title * Math.min(1, title / name.size) : 0;
  if (similarity(query, name) === 1) return { score: fit + SAME.title, exact: true };
  const best = (texts: readonly string[]) =>
    Math.max(
      0,
      ...texts.filter(text => likely.test(text)).map(text => similarity(query, table.termSet(text))),
    );
  const worth = query.size > 1 ? SAME.several : 1;
  let same = keywords > 0 ? SAME.keywords * best(record.k) : 0;
  let whole = 0;
  let whose: number | undefined;
  for (const { section, heading } of sections) {
    const { s } = record.d[section - record.i] ?? { s: '' };
    if (!heading || !likely.test(s)) continue;
    same = Math.max(same, SAME.heading * similarity(query, table.termSet(s)));
    const weight = containedWeight(query, table.termSet(s));
    if (weight > whole) [whole, whose] = [weight, section];
  }
  return { score: fit + worth * same + FIT.contained * whole, exact: false, section: whose };
}
