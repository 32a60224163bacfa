import type { Heading } from '../mdx/types';
import { TOC_LEVELS } from '../site';

/** A heading with those below it. */
export interface OutlineEntry {
  id: string;
  text: string;
  children: OutlineEntry[];
}

/**
 * A page's table of contents: the headings of the levels that are shown, nested. A heading that skips a level is placed where the
 * missing one would be.
 */
export function outline(headings: readonly Heading[], levels: { min: number; max: number } = TOC_LEVELS) {
  const top: OutlineEntry[] = [];
  const open: { depth: number; entry: OutlineEntry }[] = [];
  for (const { id, text, depth } of headings) {
    if (depth < levels.min || depth > levels.max) continue;
    const entry: OutlineEntry = { id, text, children: [] };
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    (open.at(-1)?.entry.children ?? top).push(entry);
    open.push({ depth, entry });
  }
  return top;
}

/** An outline with more headings than this is longer than a window. */
const MOST_SHOWN = 24;

/** Whether an outline is so long that only its upper level is shown at first. */
export function isLong(entries: readonly OutlineEntry[]): boolean {
  return anchorsOf(entries).length > MOST_SHOWN && entries.some(({ children }) => children.length > 0);
}

/** The anchors of an outline, in reading order. */
export function anchorsOf(entries: readonly OutlineEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...anchorsOf(children)]);
}
