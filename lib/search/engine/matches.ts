import type { Expansion } from './expand';
import type { FieldIndex } from './field-index';

/** The index of each field. */
export interface Fields {
  title: FieldIndex;
  keywords: FieldIndex;
  trail: FieldIndex;
  heading: FieldIndex;
  content: FieldIndex;
}

/**
 * Where one word of the query was found and the quality of the match, by section. Titles, keywords, and trails count for a page's
 * first section.
 */
export type Matches = Record<keyof Fields, Map<number, number>>;

/** Looks up the expansions of a word in every field. */
export function lookUp(expansions: readonly Expansion[], fields: Fields): Matches {
  const best = (field: FieldIndex) => {
    const found = new Map<number, number>();
    for (const { term, quality } of expansions) {
      for (const section of field.search(term))
        if ((found.get(section) ?? 0) < quality) found.set(section, quality);
    }
    return found;
  };
  return {
    title: best(fields.title),
    keywords: best(fields.keywords),
    trail: best(fields.trail),
    heading: best(fields.heading),
    content: best(fields.content),
  };
}
