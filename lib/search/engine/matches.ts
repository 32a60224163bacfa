import type { FirstFile } from '../types';
import type { Expansion } from './expand';
import type { FieldIndex } from './field-index';
import { at } from './values';
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

/** Looks up the expansions of a word in every field. The text includes the questions that people asked. */
export function lookUp(expansions: readonly Expansion[], fields: Fields): Matches {
  const best = (field: FieldIndex) => {
    const found = new Map<number, number>();
    for (const { term, quality } of expansions)
      for (const number of field.search(term)) found.set(number, Math.max(found.get(number) ?? 0, quality));
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

/**
 * Moves the matches in questions that people asked to the headings of the sections that answer them. Of each section's questions, the
 * one that matches best counts more than the others: words that come from several questions may not have been asked together.
 *
 * @param words the matches of each word in the query
 * @param questions the questions in the index of the text, whose numbers follow those of the sections
 */
export function moveQuestions(words: readonly Matches[], { first, sections }: FirstFile['questions']): void {
  const totals: number[] = [];
  const best: number[] = [];
  for (const { content } of words)
    for (const [number, quality] of content)
      if (number >= first) totals[number - first] = at(totals, number - first) + quality;
  totals.forEach((total, question) => {
    const section = sections[question] ?? -1;
    if (total > at(totals, best[section] ?? -1)) best[section] = question;
  });
  for (const { content, heading } of words)
    for (const [number, quality] of content) {
      const question = number - first;
      const section = question < 0 ? undefined : sections[question];
      if (section === undefined) continue;
      content.delete(number);
      const weight = best[section] === question ? ASKED.best : ASKED.other;
      heading.set(section, Math.max(heading.get(section) ?? 0, quality * weight));
    }
}
