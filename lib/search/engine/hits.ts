import type { Hit, PageRecord } from '../types';
import type { PageTable } from './page-table';
import type { RankedPage, RankedSection } from './rank';
import { snippet, type Marker } from './snippet';

/** How many hits to make of the pages, and how long their texts may be. */
export interface Shape {
  /** Whether `limit` counts hits, or pages with their sections below them. */
  limitOf: 'hits' | 'pages';
  limit: number;
  /** Characters of a title, heading or excerpt. */
  length: number;
  /** Sections shown of a page that is just what was asked for, of the first, and of any other. */
  sections: { exact: number; first: number; other: number };
}

/** A page with this share of the first one's score may as well be the answer. */
const CLOSE = 0.7;

/** A hit before its texts are cut: a page, or a section of it. */
export interface Place {
  ranked: RankedPage;
  section?: RankedSection;
  /** Sections with as much of the query that are not shown. */
  more?: number;
}

/**
 * Chooses what to show: each page by its title or keywords if those match, and below it the sections that have words its
 * name lacks. A page that is just what was asked for shows more of its sections. A list of pages has every page's own hit.
 */
export function places(pages: readonly RankedPage[], { limit, limitOf, sections }: Shape): Place[] {
  const chosen: Place[] = [];
  for (const [rank, ranked] of pages.entries()) {
    if ((limitOf === 'hits' ? chosen.length : rank) >= limit) break;
    const named = ranked.title + ranked.keywords > 0;
    const own = named || limitOf === 'pages';
    const best = ranked.sections[0]?.words;
    const matching = ranked.sections.filter(section => section.words === best && !(own && section.opening));
    const most = sections[rank === 0 ? lead(pages) : 'other'];
    const shown = matching.slice(0, named && ranked.inName && rank > 0 ? 0 : most);
    const places = [...(own ? [{ ranked }] : []), ...shown.map(section => ({ ranked, section }))];
    chosen.push(
      ...places.map((place, index) =>
        index === places.length - 1 ? { ...place, more: matching.length - shown.length } : place,
      ),
    );
  }
  return limitOf === 'hits' ? chosen.slice(0, limit) : chosen;
}

/** How much of the list the first page gets: the less it is ahead of the next, the sooner that one comes. */
function lead([first, second]: readonly RankedPage[]): keyof Shape['sections'] {
  if (first?.exact) return 'exact';
  return first && second && second.score > CLOSE * first.score ? 'other' : 'first';
}

/** Makes hits of places. A place whose page is not loaded yet gives none. */
export function hits(chosen: readonly Place[], marker: Marker, table: PageTable, length: number): Hit[] {
  return chosen.flatMap((place, index) => {
    const record = table.record(place.ranked.page);
    if (!record) return [];
    const hit = place.section
      ? sectionHit(record, place.section, table.text(place.section.section), marker, length)
      : pageHit(record, place.ranked, marker, length);
    return [{ ...hit, ...branch(chosen, index), ...(place.more ? { more: place.more } : {}) }];
  });
}

function pageHit(record: PageRecord, { title, keywords }: RankedPage, marker: Marker, length: number): Hit {
  return {
    type: title === 0 && keywords > 0 ? 'keywords' : 'title',
    url: record.u,
    text: snippet(record.t, length, marker),
    excerpt: snippet(record.e, length, marker),
    breadcrumb: record.b,
  };
}

/** A section that only other sections follow, or a page that begins with one, is described by its page. */
function sectionHit(
  record: PageRecord,
  { section, heading }: RankedSection,
  text: string | undefined,
  marker: Marker,
  length: number,
): Hit {
  const { h, s } = record.d[section - record.i] ?? { h: '', s: '' };
  return {
    type: heading ? 'heading' : 'content',
    url: record.u + h,
    text: snippet(s || record.t, length, marker),
    page: snippet(record.t, length, marker),
    ...(text !== undefined && { excerpt: snippet(text || record.e, length, marker) }),
    breadcrumb: record.b,
  };
}

/** Where a section hangs below its page's own hit. */
function branch(chosen: readonly Place[], index: number): Pick<Hit, 'branch'> {
  const [place, next] = chosen.slice(index, index + 2);
  const page = place?.ranked.page;
  const below = chosen.slice(0, index).some(({ ranked, section }) => ranked.page === page && !section);
  if (!place?.section || !below) return {};
  return { branch: next?.ranked.page === page ? 'between' : 'last' };
}
