// cspell:ignore pageswap pagereveal

/**
 * Minds the browser's own transitions from page to page, which app/styles/base.css asks for: readers who want less motion get
 * none. One that the browser gives up (the window changes its size, the styles of the next page are late) is no error.
 */
export function runViewTransitions(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const mind = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    if (still.matches) viewTransition?.skipTransition();
  };
  window.addEventListener('pageswap', mind);
  window.addEventListener('pagereveal', mind);
  // The promises of a transition cannot be had on the page that does not show it.
  window.addEventListener('unhandledrejection', event => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault();
  });
}
