import type { Matches } from './matches';

/** The fields of a page's name, which count for the whole page. */
export const NAME_FIELDS = ['title', 'keywords', 'trail'] as const;

/** A section's fields. */
export const SECTION_FIELDS = ['heading', 'content'] as const;

/** How well each word in the query matches a section, by field. */
export type SectionMatch = Record<(typeof SECTION_FIELDS)[number], number[]>;

/** The matches on a page: how well each word matches its name, by field, and those in its sections. */
export interface Evidence extends Record<(typeof NAME_FIELDS)[number], number[]> {
  sections: Map<number, SectionMatch>;
}

/** The matches of a query by page. */
export class EvidenceTable {
  readonly pages = new Map<number, Evidence>();

  /** @param pageOf the page of a section. Undefined for a section in another context. */
  constructor(readonly pageOf: (section: number) => number | undefined) {}

  /** Adds the matches of one word in the query, and returns the pages that have it. */
  add(matches: Matches, slot: number): ReadonlySet<number> {
    const touched = new Set<number>();
    const evidenceOf = (section: number) => {
      const page = this.pageOf(section);
      if (page === undefined) return undefined;
      touched.add(page);
      return get(this.pages, page, () => ({ title: [], keywords: [], trail: [], sections: new Map() }));
    };
    for (const field of NAME_FIELDS)
      for (const [section, value] of matches[field]) {
        const evidence = evidenceOf(section);
        if (evidence) evidence[field][slot] = value;
      }
    for (const field of SECTION_FIELDS)
      for (const [section, value] of matches[field]) {
        const evidence = evidenceOf(section);
        if (evidence)
          get(evidence.sections, section, () => ({ heading: [], content: [] }))[field][slot] = value;
      }
    return touched;
  }
}

/** The value for a key, which is made first if there is none. */
function get<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
