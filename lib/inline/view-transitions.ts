// cspell:ignore pageswap pagereveal

/**
 * Minds the browser's own transitions from page to page, which app/styles/base.css asks for: readers who want less motion get
 * none. One that the browser gives up (the window changes its size, the styles of the next page are late) is no error.
 *
 * @param settledMs how long a page must have been there, in ms after its load, to be left with a transition
 */
export function runViewTransitions(settledMs: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  // What is not measured yet is 0: then the page is still loading.
  const isSettled = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit && visit.loadEventEnd > 0 && performance.now() - visit.loadEventEnd >= settledMs;
  };
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (still.matches || !isSettled()) viewTransition?.skipTransition();
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (still.matches) viewTransition?.skipTransition();
  });
  // The promises of a transition cannot be had on the page that does not show it.
  window.addEventListener('unhandledrejection', event => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault();
  });
}
