import type { Expansion } from './expand';
import type { FieldIndex } from './field-index';
import { ASKED } from './weights';

/** The index of each field. */
export interface Fields {
  title: FieldIndex;
  keywords: FieldIndex;
  trail: FieldIndex;
  heading: FieldIndex;
  asked: FieldIndex;
  content: FieldIndex;
}

/**
 * Where one word in the query was found and the quality of the match, by section. Titles, keywords, and trails count for a page's
 * first section.
 */
export type Matches = Record<Exclude<keyof Fields, 'asked'>, Map<number, number>>;

/** Looks up the expansions of a word in every field. A question that a section answers counts as a second heading. */
export function lookUp(expansions: readonly Expansion[], fields: Fields): Matches {
  const best = (field: FieldIndex, worth = 1, found = new Map<number, number>()) => {
    for (const { term, quality } of expansions) {
      for (const section of field.search(term))
        found.set(section, Math.max(found.get(section) ?? 0, quality * worth));
    }
    return found;
  };
  return {
    title: best(fields.title),
    keywords: best(fields.keywords),
    trail: best(fields.trail),
    heading: best(fields.asked, ASKED, best(fields.heading)),
    content: best(fields.content),
  };
}
