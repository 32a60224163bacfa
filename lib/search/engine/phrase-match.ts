import type { PageTable } from './page-table';
import type { RankedPage } from './page-score';
import { containedWeight, similarity, type WeightedTerms } from './term-set';
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
  const record = table.record(page);
  if (!record) return { score: 0, exact: false };
  const pattern = patternOf(query);
  const mayShare = (text: string) => pattern.test(text);
  const name = table.termSet(record.t);
  const fit = titleWords > 0 ? FIT.title * Math.min(1, title / name.size) : 0;
  if (similarity(query, name) === 1) return { score: fit + SAME.title, exact: true };
  const best = (texts: readonly string[]) =>
    Math.max(0, ...texts.filter(mayShare).map(text => similarity(query, table.termSet(text))));
  const phrase = query.size > 1 ? PHRASE.several : PHRASE.one;
  const keywords = SAME.keywords * phrase.keywords * best(record.k);
  const heading = SAME.heading * phrase.heading * best(record.d.flatMap(({ s, q = [] }) => [s, ...q]));
  const weights = record.d.map(({ s }) => (mayShare(s) ? containedWeight(query, table.termSet(s)) : 0));
  const whole = Math.max(0, ...weights);
  return {
    score: fit + Math.max(keywords, heading) + FIT.contained * whole,
    exact: false,
    ...(whole > 0 && { section: table.firstSection(page) + weights.indexOf(whole) }),
  };
}

/**
 * A pattern for texts that may have a term of the query. Most don't, and it's much faster to look for the letters of the terms than
 * to split all texts into words. A stem is a prefix of its words, except for a final y (stem.ts). One or two letters are a word.
 * Texts with accents, or with marks that the index removes, always match (words.ts).
 */
function patternOf(query: WeightedTerms): RegExp {
  const starts = [...query.keys()].map(
    term => term.replace(/y$/, '').replace(/\W/g, '.?') + (term.length < 3 ? '\\b' : ''),
  );
  return new RegExp(`[^ -~]|['.]|\\b(?:${starts.join('|')})`, 'i');
}
