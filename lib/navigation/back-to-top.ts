/** The scroll position of the page, in pixels. */
export interface ScrollPosition {
  y: number;
  previousY: number;
  windowHeight: number;
  pageHeight: number;
}

/** Above this position, the button isn't needed, in pixels (docs/requirement.md#back-to-top). */
const THRESHOLD_PX = 300;

/** Whether the button is shown: while the reader scrolls up, far enough down the page. It doesn't appear at the very end. */
export function showsBackToTop(
  { y, previousY, windowHeight, pageHeight }: ScrollPosition,
  shown: boolean,
): boolean {
  if (y >= previousY || y < THRESHOLD_PX) return false;
  return shown || y + windowHeight < pageHeight;
}
