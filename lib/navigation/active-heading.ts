/** The position of a heading in the window, in pixels from the top. */
export interface HeadingPlace {
  top: number;
  bottom: number;
}

/** Passed to activeHeading() when the page can't scroll further down. */
export interface PageEnd {
  /** The index of the heading that the address names; -1 if it names none of them. */
  target: number;
}

/**
 * The heading that the reader is at (docs/requirement.md#table-of-contents): the first one below the header if it's in the
 * upper half of the window, or else the one before it. The last one if all are above. At the end of the page, where the last
 * headings can't reach the header, it's the one that the reader jumped to if that one is in view, or else the last one.
 *
 * @param places the page's headings in order
 * @param headerHeight the height of the header that covers the top of the window
 * @param end set at the end of the page
 * @returns its position in the list; -1 before the first heading is reached
 */
export function activeHeading(
  places: readonly HeadingPlace[],
  headerHeight: number,
  windowHeight: number,
  end?: PageEnd,
): number {
  if (end) {
    const target = places[end.target];
    return target && target.top >= 0 && target.bottom <= windowHeight ? end.target : places.length - 1;
  }
  const next = places.findIndex(({ top }) => top >= headerHeight);
  if (next < 0) return places.length - 1;
  const bottom = places[next]?.bottom ?? 0;
  return bottom < windowHeight / 2 ? next : next - 1;
}
