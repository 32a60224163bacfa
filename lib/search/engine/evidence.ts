import type { Matches } from './matches';

/** The fields of a page's name, which count for the whole page. */
const NAME_FIELDS = ['title', 'keywords', 'trail'] as const;

/** A section's fields. */
export const SECTION_FIELDS = ['heading', 'content'] as const;

/** How well each word in the query matches a section, by field. */
export type SectionMatch = Record<(typeof SECTION_FIELDS)[number], number[]>;

/** The matches on a page: how well each word matches its name, by field, and those in its sections. */
export interface Evidence extends Record<(typeof NAME_FIELDS)[number], number[]> {
  sections: Map<number, SectionMatch>;
}

/**
 * Adds the matches of one word in the query to those of its other words by page, and returns the pages that have it.
 *
 * @param pageOf the page of a section. Undefined for a section in another context.
 */
export function addMatches(
  evidence: Map<number, Evidence>,
  matches: Matches,
  slot: number,
  pageOf: (section: number) => number | undefined,
): ReadonlySet<number> {
  const touched = new Set<number>();
  const add = (field: keyof Matches, put: (page: Evidence, section: number, value: number) => void) => {
    for (const [section, value] of matches[field]) {
      const page = pageOf(section);
      if (page === undefined) continue;
      touched.add(page);
      put(
        get(evidence, page, () => ({ title: [], keywords: [], trail: [], sections: new Map() })),
        section,
        value,
      );
    }
  };
  for (const field of NAME_FIELDS) add(field, (page, _, value) => (page[field][slot] = value));
  for (const field of SECTION_FIELDS)
    add(field, ({ sections }, section, value) => {
      get(sections, section, () => ({ heading: [], content: [] }))[field][slot] = value;
    });
  return touched;
}

/** The value for a key, which is made first if there is none. */
function get<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
