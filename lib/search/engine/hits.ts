import type { Hit, PageRecord, SnippetPart } from '../types';
import { anchorOf } from './anchor';
import type { PageTable } from './page-table';
import type { RankedPage, RankedSection } from './page-score';
import { snippet, type Marker } from './snippet';

/** The number of hits to create, and the lengths of their text. */
export interface Shape {
  /** Whether `limit` counts hits, or pages including their sections. */
  limitOf: 'hits' | 'pages';
  limit: number;
  /** The maximum length of a title, heading, or excerpt. */
  length: number;
  /** The number of sections to show for an exact match, for the first page, and for other pages. */
  sections: { exact: number; first: number; other: number };
}

/** A page whose score is at least this share of the first page's score may be the answer, too. */
const CLOSE = 0.7;

/** A hit before its text is shortened: a page or a section. */
export interface Place {
  ranked: RankedPage;
  section?: RankedSection;
  /** The number of hidden sections that match equally well. */
  more?: number;
}

/**
 * Selects what to show: each page whose title or keywords match, and below it the sections with words that its name doesn't
 * have. An exact match shows more of its sections. In a list of pages, every page has its own hit.
 *
 * @param isLetter whether the query is only a letter. A letter says nothing about sections, so pages are shown without them.
 */
export function places(
  pages: readonly RankedPage[],
  { limit, limitOf, sections }: Shape,
  isLetter = false,
): Place[] {
  const chosen: Place[] = [];
  for (const [rank, ranked] of pages.entries()) {
    if ((limitOf === 'hits' ? chosen.length : rank) >= limit) break;
    const named = ranked.title + ranked.keywords > 0;
    const own = named || limitOf === 'pages';
    const best = ranked.sections[0]?.words;
    const matching = ranked.sections.filter(section => section.words === best && !(own && section.opening));
    const most = own && isLetter ? 0 : sections[rank === 0 ? lead(pages) : 'other'];
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

/** The first page's share of the list. It's smaller the closer the next page's score is. */
function lead([first, second]: readonly RankedPage[]): keyof Shape['sections'] {
  if (first?.exact) return 'exact';
  return first && second && second.score > CLOSE * first.score ? 'other' : 'first';
}

/** Creates hits. Pages that aren't loaded yet have none. */
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

/** If a section doesn't have its own text, the excerpt is from the page's description. */
function sectionHit(
  record: PageRecord,
  { section, heading }: RankedSection,
  text: string | undefined,
  marker: Marker,
  length: number,
): Hit {
  const { s, h = anchorOf(s), q = [] } = record.d[section - record.i] ?? { h: '', s: '' };
  return {
    type: heading ? 'heading' : 'content',
    url: record.u + h,
    text: snippet(s || record.t, length, marker),
    page: snippet(record.t, length, marker),
    ...(text !== undefined && { excerpt: excerpt([text || record.e, ...q], marker, length) }),
    breadcrumb: record.b,
  };
}

/** A section's text, or a question it answers that has more of the query's words. */
function excerpt(texts: readonly string[], marker: Marker, length: number): SnippetPart[] {
  const marks = (parts: readonly SnippetPart[]) => parts.filter(({ mark }) => mark === 'word').length;
  return texts.map(text => snippet(text, length, marker)).reduce((a, b) => (marks(b) > marks(a) ? b : a));
}

/** The position of a section below its page's own hit. */
function branch(chosen: readonly Place[], index: number): Pick<Hit, 'branch'> {
  const [place, next] = chosen.slice(index, index + 2);
  const page = place?.ranked.page;
  const below = chosen.slice(0, index).some(({ ranked, section }) => ranked.page === page && !section);
  if (!place?.section || !below) return {};
  return { branch: next?.ranked.page === page ? 'between' : 'last' };
}
