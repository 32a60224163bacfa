import type { Expansion } from './expand';
import type { Postings } from './postings';

/** What a match in each field is worth. */
export const WEIGHTS = { title: 10, keywords: 4.2, trail: 1.2, heading: 2.4, content: 0.6 };

/** A word said once in a section is worth less than one said often; by the index's slots. */
const OFTEN = [1, 0.85, 0.7];

/** At most so many sections for a word of the query and a field: a bound on the work of a keystroke. */
const MAX_SECTIONS = 6000;

export interface Fields {
  title: Postings;
  keywords: Postings;
  trail: Postings;
  heading: Postings;
  content: Postings;
}

/** Where one word of the query was found, and how well: by section, title and keywords by first section. */
export type Found = Record<keyof Fields, Map<number, number>>;

/** Looks a word's expansions up in every field. */
export function lookUp(expansions: readonly Expansion[], fields: Fields): Found {
  return {
    title: gather(expansions, fields.title),
    keywords: gather(expansions, fields.keywords),
    trail: gather(expansions, fields.trail),
    heading: gather(expansions, fields.heading),
    content: gather(expansions, fields.content),
  };
}

function gather(expansions: readonly Expansion[], postings: Postings): Map<number, number> {
  const best = new Map<number, number>();
  for (const { term, quality } of expansions) {
    const slots = postings.sectionsWith(term);
    slots.forEach((sections, slot) => {
      const value = slots.length > 1 ? quality * (OFTEN[slot] ?? 0) : quality;
      for (const section of sections ?? []) {
        if (best.size >= MAX_SECTIONS) return;
        if ((best.get(section) ?? 0) < value) best.set(section, value);
      }
    });
  }
  return best;
}
