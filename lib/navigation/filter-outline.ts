import type { OutlineEntry } from './outline';

/**
 * The entries that match a query, with those below them, and the entries that contain a match.
 *
 * @param query words that the text of an entry must have, ignoring capitalization; an empty query matches everything
 */
export function filterOutline(entries: readonly OutlineEntry[], query: string): OutlineEntry[] {
  return entries.flatMap(entry => {
    if (matches(entry, query)) return [entry];
    const children = filterOutline(entry.children, query);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** The anchors of the entries that match a query, in reading order. */
export function matchesIn(entries: readonly OutlineEntry[], query: string): string[] {
  return entries.flatMap(entry => [
    ...(matches(entry, query) ? [entry.id] : []),
    ...matchesIn(entry.children, query),
  ]);
}

function matches({ text }: OutlineEntry, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every(word => lower.includes(word));
}
