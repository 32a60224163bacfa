/** The position of a heading in the window, in pixels from the top. */
export interface HeadingPlace {
  top: number;
  bottom: number;
}

/**
 * The heading that the reader is at (docs/requirement.md#table-of-contents): the first one below the header if it's in the upper
 * half of the window, or else the one before it. The last one if all are above.
 *
 * @param places the page's headings in order
 * @param headerHeight the height of the header that covers the top of the window
 * @returns its index in the list, or -1 before the first heading is reached
 */
export function activeHeading(
  places: readonly HeadingPlace[],
  headerHeight: number,
  windowHeight: number,
): number {
  const next = places.findIndex(({ top }) => top >= headerHeight);
  if (next < 0) return places.length - 1;
  const place = places[next];
  const inUpperHalf = place !== undefined && place.top > 0 && place.bottom < windowHeight / 2;
  return inUpperHalf ? next : next - 1;
}
