import { anchorOf } from '../engine/anchor';
import type { PageRecord } from '../types';
import type { SearchPage } from './search-pages';

/** A page's record with the text of each of its sections. */
export type IndexedPage = PageRecord &
  Pick<SearchPage, 'kind' | 'group' | 'links'> & {
    x: string[];
    /** The options in a reader's setup that each section is for. */
    setups: string[][];
  };

/** Sections with this heading are lists of links to other pages, so they aren't answers. */
const NAVIGATION_HEADING = 'Where to go next';

/** Numbers the sections of all pages. */
export function records(pages: readonly SearchPage[]): IndexedPage[] {
  let next = 0;
  return pages.map(page => {
    const sections = page.sections.filter(({ heading }) => heading !== NAVIGATION_HEADING);
    const record = {
      kind: page.kind,
      group: page.group,
      links: page.links,
      i: next,
      t: page.title,
      u: page.url,
      b: page.breadcrumb,
      k: page.keywords,
      e: page.description,
      d: sections.map(({ id, heading, questions }) => ({
        ...(anchorOf(heading) !== (id && `#${id}`) && { h: id && `#${id}` }),
        s: heading,
        ...(questions && { q: questions }),
      })),
      x: sections.map(({ text }) => text),
      setups: sections.map(({ setup = '' }, at) => [
        ...setup.split(' ').filter(option => option !== ''),
        ...(at === 0 ? page.setup : []),
      ]),
    };
    next += sections.length;
    return record;
  });
}
