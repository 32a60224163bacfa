/**
 * Minds the browser's own transitions from page to page, which app/styles/base.css asks for: readers who want less motion get
 * none. One that the browser gives up (the window changes its size, the reader goes on) is no error.
 */
export function runViewTransitions(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const mind = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    if (!viewTransition) return;
    const { ready, finished, updateCallbackDone } = viewTransition;
    for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {});
    if (still.matches) viewTransition.skipTransition();
  };
  window.addEventListener('pageswap', mind);
  window.addEventListener('pagereveal', mind);
}
