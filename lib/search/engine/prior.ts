import { GROUPS, type FirstFile, type Group } from '../types';
import type { RankedPage } from './rank';
import { AUDIENCE, GROUP, PAGE } from './weights';

/** Asked for a version or for news, lists and posts come first. */
const NEWS = /^(?:\d+\.\d.*|releases?|changelogs?|announcements?|blog|news)$/;

/** What a page is worth before anything is asked: who it is for, and how many pages link to it. */
export class Prior {
  readonly #groups: readonly Group[];
  readonly #links: readonly number[];
  readonly #mostLinks: number;

  constructor({ groups, links }: Pick<FirstFile, 'groups' | 'links'>) {
    this.#groups = groups.map(group => GROUPS[group] ?? 'budgeters');
    this.#links = links;
    this.#mostLinks = links.reduce((most, count) => Math.max(most, count), 1);
  }

  group(page: number): Group {
    return this.#groups[page] ?? 'budgeters';
  }

  /** Whether a page lists or announces what others explain. */
  isList(page: number): boolean {
    return ['list', 'post', 'release'].includes(this.group(page));
  }

  /**
   * What a page's score is multiplied by.
   *
   * @param query the words that were asked
   * @param own the largest share that the page's audience has of the pages with one of these words
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

  /** The largest share that a group has of the guides on which one of some words was found. */
  ownShare(group: Group, pagesByWord: readonly ReadonlySet<number>[]): number {
    const shares = pagesByWord.map(pages => {
      const guides = [...pages].filter(page => !this.isList(page));
      return guides.filter(page => this.group(page) === group).length / Math.max(1, guides.length);
    });
    return Math.max(0, ...shares);
  }
}
