import type { Hit, PageRecord } from '../types';
import type { PageTable } from './page-table';
import { pieces, type Marker } from './pieces';
import type { RankedPage, RankedSection } from './rank';

/** How many hits to make of the pages, and how long their texts may be. */
export interface Shape {
  /** Hits in all. */
  limit: number;
  /** Characters of a title, heading or piece of text. */
  length: number;
  /** Sections shown of a page that is just what was asked for, and of any other. */
  sections: { exact: number; first: number };
}

/** A hit before its texts are cut: a page, or a section of it. */
export interface Place {
  ranked: RankedPage;
  section?: RankedSection;
}

/**
 * Chooses what to show: each page by its title or keywords if those match, and below it the sections that have words its
 * name lacks. A page that is just what was asked for shows more of its sections.
 */
export function places(pages: readonly RankedPage[], { limit, sections }: Shape): Place[] {
  const chosen: Place[] = [];
  for (const [rank, ranked] of pages.entries()) {
    if (chosen.length >= limit) break;
    const named = ranked.title + ranked.keywords > 0;
    if (named) chosen.push({ ranked });
    const most =
      rank === 0 && ranked.exact
        ? sections.exact
        : rank === 0
          ? sections.first
          : named && ranked.inName
            ? 0
            : 1;
    const best = ranked.sections[0]?.words;
    const shown = ranked.sections.filter(section => section.words === best && !(named && section.opening));
    chosen.push(...shown.slice(0, most).map(section => ({ ranked, section })));
  }
  return chosen.slice(0, limit);
}

/** Makes hits of places. A place whose page is not loaded yet gives none. */
export function hits(chosen: readonly Place[], marker: Marker, table: PageTable, length: number): Hit[] {
  return chosen.flatMap((place, index) => {
    const record = table.record(place.ranked.page);
    if (!record) return [];
    const hit = place.section
      ? sectionHit(record, place.section, table.text(place.section.section), marker, length)
      : pageHit(record, place.ranked, marker, length);
    return [{ ...hit, ...branch(chosen, index) }];
  });
}

function pageHit(record: PageRecord, { title }: RankedPage, marker: Marker, length: number): Hit {
  return {
    type: title > 0 ? 'title' : 'keywords',
    url: record.u,
    text: pieces(record.t, length, marker),
    breadcrumb: record.b,
  };
}

function sectionHit(
  record: PageRecord,
  { section, heading }: RankedSection,
  text: string | undefined,
  marker: Marker,
  length: number,
): Hit {
  const { h, s } = record.d[section - record.i] ?? { h: '', s: '' };
  const name = pieces(s || record.t, length, marker);
  const hit = { url: record.u + h, page: pieces(record.t, length, marker), breadcrumb: record.b };
  if (heading) return { ...hit, type: 'heading', text: name };
  return { ...hit, type: 'content', text: text ? pieces(text, length, marker) : name, section: name };
}

/** Where a section hangs below its page's own hit. */
function branch(chosen: readonly Place[], index: number): Pick<Hit, 'branch'> {
  const [place, next] = chosen.slice(index, index + 2);
  const page = place?.ranked.page;
  const below = chosen.slice(0, index).some(({ ranked, section }) => ranked.page === page && !section);
  if (!place?.section || !below) return {};
  return { branch: next?.ranked.page === page ? 'between' : 'last' };
}
