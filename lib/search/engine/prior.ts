import { GROUPS, type FirstFile, type Group } from '../types';
import type { RankedPage } from './page-score';
import { AUDIENCE, GROUP, PAGE } from './weights';

/** When the query is about a version or news, lists and posts come first. */
const NEWS = /^(?:\d+\.\d.*|releases?|changelogs?|announcements?|blog|news)$/;

/** The first of the groups (GROUPS) whose pages list or announce what others explain. */
const FIRST_LIST = GROUPS.indexOf('list');

/** The prior weight of a page: its audience, and the number of pages that link to it. */
export class Prior {
  readonly #groups: readonly number[];
  readonly #links: readonly number[];
  readonly #mostLinks: number;

  constructor({ groups, links }: Pick<FirstFile, 'groups' | 'links'>) {
    this.#groups = groups;
    this.#links = links;
    this.#mostLinks = Math.max(1, ...links);
  }

  group(page: number): Group {
    return GROUPS[this.#groups[page] ?? 0] ?? 'budgeters';
  }

  /** Whether a page lists or announces what others explain. */
  isList(page: number): boolean {
    return (this.#groups[page] ?? 0) >= FIRST_LIST;
  }

  /**
   * The factor for a page's score.
   *
   * @param query the words in the query
   * @param own the result of `ownShare` for the page's audience and these words
   */
  of({ page, inTitle }: RankedPage, query: readonly string[], own: number): number {
    const linked = 1 + (PAGE.mostLinked * Math.log1p(this.#links[page] ?? 0)) / Math.log1p(this.#mostLinks);
    const group = this.group(page);
    if (this.isList(page)) {
      if (query.some(word => NEWS.test(word))) return linked;
      return linked * (group === 'post' && inTitle ? AUDIENCE.postByTitle : GROUP[group]);
    }
    const least = GROUP[group];
    return linked * (least + (1 - least) * Math.min(1, own / AUDIENCE.ownWord) ** 2);
  }

  /** A group's share of the guides that contain a word: the largest such share among several words. */
  ownShare(group: Group, pagesByWord: readonly (readonly number[])[]): number {
    const shares = pagesByWord.map(pages => {
      const guides = pages.filter(page => !this.isList(page));
      return guides.filter(page => this.group(page) === group).length / (guides.length || 1);
    });
    return Math.max(0, ...shares);
  }
}
