import { HEADER_HEIGHT_PX } from '../site';

/** The scroll position of a page, in pixels. */
export interface ScrollPlace {
  /** How far the page is scrolled. */
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/** Decides when a header is hidden while scrolling (docs/requirement.md#hiding-the-bar). */
export interface HideOnScroll {
  /** Call it when the page has been scrolled. */
  scroll: (place: ScrollPlace) => void;
  /** Call it when the address has changed. An address with a hash hides the header, which would cover the target. */
  navigate: (url: string) => void;
}

/**
 * Creates the controller. The header is visible at first, hides when the reader scrolls down, and comes back when they scroll up.
 *
 * @param show is called with every decision
 */
export function createHideOnScroll(show: (hidden: boolean) => void): HideOnScroll {
  let last = 0;
  /** The next scroll event comes from the browser, which scrolls to the address's hash. */
  let jumping = false;
  return {
    scroll({ top, windowHeight, pageHeight }) {
      const before = last;
      last = top;
      if (top < HEADER_HEIGHT_PX) show(false);
      else if (jumping) jumping = false;
      else if (top > before) show(true);
      // Near the end of a page, the header stays hidden: the reader is reading the end.
      else if (top + windowHeight < pageHeight - HEADER_HEIGHT_PX) show(false);
    },
    navigate(url) {
      jumping = url.includes('#');
      show(jumping);
    },
  };
}
