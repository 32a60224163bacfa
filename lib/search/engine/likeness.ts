import type { PageTable } from './page-table';
import type { RankedPage } from './rank';
import { agreement, type Asked, type Saying } from './saying';

/** A page whose title, keywords or heading says just what the query says. */
const SAME = { title: 40, keywords: 6, heading: 5 };

/** Keywords of several words that agree are seldom a coincidence. */
const PHRASE = 5;

/** A title that says nothing else than words of the query. */
const TITLE_FIT = 4;

/** What a page gains when it is about just what the query says, and whether its title says just that. */
export function likeness(
  { page, title, titleWords }: RankedPage,
  asked: Asked,
  table: PageTable,
): { score: number; exact: boolean } {
  const sayings = table.sayings(page);
  if (!sayings) return { score: 0, exact: false };
  const fit = titleWords > 0 ? TITLE_FIT * Math.min(1, title / sayings.title.size) : 0;
  if (agreement(asked, sayings.title) === 1) return { score: fit + SAME.title, exact: true };
  const best = (texts: readonly Saying[]) => Math.max(0, ...texts.map(text => agreement(asked, text)));
  const keywords = SAME.keywords * (asked.size > 1 ? PHRASE : 1) * best(sayings.keywords);
  return { score: fit + Math.max(keywords, SAME.heading * best(sayings.headings)), exact: false };
}
