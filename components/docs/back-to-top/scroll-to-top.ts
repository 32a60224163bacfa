/** Part of the way that is left after each frame. */
const REST = 0.85;

/**
 * Scrolls to the page's top, at once for readers who ask for less motion.
 *
 * @returns stops on the way
 */
export function scrollToTop(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return () => {};
  }
  let frame = 0;
  const step = () => {
    const rest = Math.floor(window.scrollY * REST);
    scrollTo(0, rest);
    if (rest > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
