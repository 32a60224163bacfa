import type { FirstFile } from '../types';
import type { RankedPage } from './rank';

/** What the page that most others link to gains. */
const MOST_LINKED = 0.25;

/** A list or post beside a guide, and one whose title has all that was asked. */
const LIST = { other: 0.5, byTitle: 0.7 };

/** Asked for a version, lists and posts come first. */
const VERSION = /^\d+\.\d/;

/** What a page's place on the site is worth, whatever is asked: guides before lists and posts, much linked pages before others. */
export class Standing {
  readonly #firstList: number;
  readonly #links: readonly number[];
  readonly #mostLinks: number;

  constructor({ lists, links }: Pick<FirstFile, 'lists' | 'links'>) {
    this.#firstList = lists;
    this.#links = links;
    this.#mostLinks = links.reduce((most, count) => Math.max(most, count), 1);
  }

  isList(page: number): boolean {
    return page >= this.#firstList;
  }

  /** What a page's score is multiplied by. */
  of({ page, inTitle }: RankedPage, query: readonly string[]): number {
    const linked = 1 + (MOST_LINKED * Math.log1p(this.#links[page] ?? 0)) / Math.log1p(this.#mostLinks);
    if (!this.isList(page) || query.some(word => VERSION.test(word))) return linked;
    return linked * (inTitle ? LIST.byTitle : LIST.other);
  }
}
