/**
 * How long a panel takes to open or close, in ms. Taller ones take longer, but less than proportionally.
 *
 * @param height the panel's full height in pixels
 * @param reducedMotion whether the reader prefers reduced motion
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Sets a panel's final state without animation. */
export function settle(panel: HTMLElement, open: boolean): void {
  panel.style.display = open ? 'block' : 'none';
  panel.style.overflow = open ? 'visible' : 'hidden';
  panel.style.height = open ? 'auto' : '0px';
  panel.style.removeProperty('transition');
}

/**
 * Opens or closes a panel by animating its height. A call during another animation reverses it.
 *
 * @param panel the element to animate
 * @param open whether to open it
 * @param done called when the animation is complete
 * @returns a function that stops the animation
 */
export function animateHeight(panel: HTMLElement, open: boolean, done?: () => void): () => void {
  const start = panel.style.display === 'none' ? 0 : panel.offsetHeight;
  panel.style.display = 'block';
  panel.style.overflow = 'hidden';
  panel.style.height = 'auto';
  const full = panel.scrollHeight;
  const target = open ? full : 0;
  if (start === target) {
    settle(panel, open);
    done?.();
    return () => {};
  }
  const onEnd = (event: TransitionEvent) => {
    if (event.target !== panel || event.propertyName !== 'height') return;
    stop();
    settle(panel, open);
    done?.();
  };
  const stop = () => panel.removeEventListener('transitionend', onEnd);
  panel.addEventListener('transitionend', onEnd);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.style.height = `${start}px`;
  // Reading a size makes the browser apply the start value before the end value.
  void panel.offsetHeight;
  panel.style.transition = `height ${collapseDuration(full, reducedMotion)}ms ease-in-out`;
  panel.style.height = `${target}px`;
  return stop;
}
