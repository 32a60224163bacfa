/**
 * How long a panel takes to open or close, in ms: taller ones take longer, but less than in proportion.
 *
 * @param height the panel's full height in pixels
 * @param reducedMotion the reader asks for less motion
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Puts a panel into its final state, without motion. */
export function settle(panel: HTMLElement, open: boolean): void {
  panel.style.display = open ? 'block' : 'none';
  panel.style.overflow = open ? 'visible' : 'hidden';
  panel.style.height = open ? 'auto' : '0px';
  panel.style.removeProperty('transition');
}

/**
 * Opens or closes a panel by its height. A call during another's motion turns it around.
 *
 * @param panel the element that grows and shrinks
 * @param open what it is to be in the end
 * @param done called when it is
 * @returns stops the motion where it is
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
  // Reading a size makes the browser take the start into account before it hears of the end.
  void panel.offsetHeight;
  panel.style.transition = `height ${collapseDuration(full, reducedMotion)}ms ease-in-out`;
  panel.style.height = `${target}px`;
  return stop;
}
