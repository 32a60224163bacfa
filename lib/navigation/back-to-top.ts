/** A position of the page's scroll, in pixels. */
export interface ScrollPosition {
  y: number;
  previousY: number;
  windowHeight: number;
  pageHeight: number;
}

/** Above this position the way up is short enough, in pixels (docs/requirement.md#back-to-top). */
const THRESHOLD_PX = 300;

/** Whether the button shows: while the reader scrolls up, far enough down, and not from the very end of the page. */
export function showsBackToTop(
  { y, previousY, windowHeight, pageHeight }: ScrollPosition,
  shown: boolean,
): boolean {
  if (y >= previousY || y < THRESHOLD_PX) return false;
  return shown || y + windowHeight < pageHeight;
}
