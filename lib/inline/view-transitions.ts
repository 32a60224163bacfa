// cspell:ignore pageswap pagereveal

/**
 * Controls the browser's cross-page view transitions, which app/styles/base.css turns on. Readers who prefer reduced motion get
 * none. A transition that the browser skips (because the window is resized, or the next page's styles are late) isn't an error.
 *
 * @param settledMs how long after its load event a page must be open before leaving it shows a transition, in ms
 */
export function runViewTransitions(settledMs: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  // Timings that aren't measured yet are 0, which means that the page is still loading.
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
  // The outgoing page can't read the promises of a transition.
  window.addEventListener('unhandledrejection', event => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault();
  });
}
