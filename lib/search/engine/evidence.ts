import type { Matches } from './matches';
import { zeros } from './values';

/** The fields of a page's name, which count for the whole page. */
export const NAME_FIELDS = ['title', 'keywords', 'trail'] as const;

/** A section's fields. */
export const SECTION_FIELDS = ['heading', 'content'] as const;

/** How well each word in the query matches a page's name, by field. */
export type NameMatch = Record<(typeof NAME_FIELDS)[number], number[]>;

/** How well each word in the query matches a section, by field. */
export type SectionMatch = Record<(typeof SECTION_FIELDS)[number], number[]>;

/** The matches on a page. */
export interface Evidence {
  name: NameMatch;
  sections: Map<number, SectionMatch>;
}

/** The matches of a query by page. */
export class EvidenceTable {
  readonly #pages = new Map<number, Evidence>();

  /**
   * @param slots the number of words in the query
   * @param pageOf the page of a section. Undefined for a section in another context.
   */
  constructor(
    readonly slots: number,
    readonly pageOf: (section: number) => number | undefined,
  ) {}

  /** The pages with a match. */
  pages(): [page: number, Evidence][] {
    return [...this.#pages];
  }

  /** Adds the matches of one word in the query, and returns the pages that have it. */
  add(matches: Matches, slot: number): ReadonlySet<number> {
    const touched = new Set<number>();
    const evidenceOf = (section: number) => {
      const page = this.pageOf(section);
      if (page === undefined) return undefined;
      touched.add(page);
      return this.#of(page);
    };
    for (const field of NAME_FIELDS) {
      for (const [section, value] of matches[field]) {
        const values = evidenceOf(section)?.name[field];
        if (values) values[slot] = value;
      }
    }
    for (const field of SECTION_FIELDS) {
      for (const [section, value] of matches[field]) {
        const sections = evidenceOf(section)?.sections;
        if (sections) this.#matchOf(sections, section)[field][slot] = value;
      }
    }
    return touched;
  }

  #of(page: number): Evidence {
    const found = this.#pages.get(page) ?? {
      name: { title: zeros(this.slots), keywords: zeros(this.slots), trail: zeros(this.slots) },
      sections: new Map<number, SectionMatch>(),
    };
    this.#pages.set(page, found);
    return found;
  }

  #matchOf(sections: Evidence['sections'], section: number): SectionMatch {
    const found = sections.get(section) ?? { heading: zeros(this.slots), content: zeros(this.slots) };
    sections.set(section, found);
    return found;
  }
}
