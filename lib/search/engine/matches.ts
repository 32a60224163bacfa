import type { FirstFile } from '../types';
import type { Expansion } from './expand';
import type { FieldIndex } from './field-index';
import { ASKED } from './weights';

/** The index of each field. */
export interface Fields {
  title: FieldIndex;
  keywords: FieldIndex;
  trail: FieldIndex;
  heading: FieldIndex;
  /** Of the text, and of the questions that people asked. */
  content: FieldIndex;
}

/**
 * Where one word in the query was found and the quality of the match, by section. Titles, keywords, and trails count for a page's
 * first section.
 */
export type Matches = Record<keyof Fields, Map<number, number>>;

/**
 * Looks up the expansions of a word in every field. A question that a section answers counts as a second heading.
 *
 * @param questions the questions in the index of the text, whose numbers follow those of the sections
 */
export function lookUp(
  expansions: readonly Expansion[],
  fields: Fields,
  questions: FirstFile['questions'],
): Matches {
  const best = (field: FieldIndex) => {
    const found = new Map<number, number>();
    for (const { term, quality } of expansions)
      for (const number of field.search(term)) found.set(number, Math.max(found.get(number) ?? 0, quality));
    return found;
  };
  const heading = best(fields.heading);
  const content = best(fields.content);
  for (const [number, quality] of content) {
    const section = questions.sections[number - questions.first];
    if (section === undefined) continue;
    content.delete(number);
    heading.set(section, Math.max(heading.get(section) ?? 0, quality * ASKED));
  }
  return {
    title: best(fields.title),
    keywords: best(fields.keywords),
    trail: best(fields.trail),
    heading,
    content,
  };
}
