import { HEADER_HEIGHT_PX } from '../site';

/** Where the reader is on a page, in pixels. */
export interface ScrollPlace {
  /** How far the page is scrolled. */
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/** Decides when a header that hides on scrolling is hidden (docs/requirement.md#hiding-the-bar). */
export interface HideOnScroll {
  /** The page has been scrolled. */
  scroll: (place: ScrollPlace) => void;
  /** The address has changed; a place on a page hides the header, which would cover it. */
  navigate: (url: string) => void;
}

/**
 * Makes it. The header is visible at first, hides on the way down and comes back on the way up.
 *
 * @param show is told of every decision
 */
export function createHideOnScroll(show: (hidden: boolean) => void): HideOnScroll {
  let last = 0;
  /** The next scrolling is the browser's own, to the place that the address names. */
  let jumping = false;
  return {
    scroll({ top, windowHeight, pageHeight }) {
      const before = last;
      last = top;
      if (top < HEADER_HEIGHT_PX) show(false);
      else if (jumping) jumping = false;
      else if (top > before) show(true);
      // Near the end of a page nothing but its end is being read.
      else if (top + windowHeight < pageHeight - HEADER_HEIGHT_PX) show(false);
    },
    navigate(url) {
      jumping = url.includes('#');
      show(jumping);
    },
  };
}
