/** The fraction of the distance that remains after each frame. */
const REST = 0.85;

/**
 * Scrolls to the top of the page, instantly for readers who prefer reduced motion.
 *
 * @returns a function that stops the animation
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
