/**
 * Shows the definition of a term (`a[data-term]`) when the reader hovers, taps, or focuses it. The definition stays open while
 * the pointer is on it, and closes on Escape or when the reader moves away. A second tap follows the link, as a click does.
 *
 * @param delayMs how long the pointer must rest on a term to open its definition, or be away from it to close it
 */
export function runTerms(delayMs: number): void {
  let shown: HTMLElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the definition was open at pointerdown. Taps outside close it before the click event. */
  let wasOpen = false;

  const termAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('a[data-term]') : null;
  const definitionOf = (term: HTMLElement | null) =>
    (term && document.getElementById(String(term.getAttribute('aria-describedby')))) ?? undefined;
  const isOpen = (definition: HTMLElement | undefined) => definition?.matches(':popover-open') ?? false;
  const show = (term: HTMLElement) => {
    // A pointer that left a term a moment ago must not close this definition.
    clearTimeout(waiting);
    const definition = definitionOf(term);
    if (!definition || isOpen(definition)) return;
    // On the side with more room. WebKit 2.50 sometimes stops responding with `position-try-fallbacks`, which would do the same.
    definition.toggleAttribute('data-above', term.getBoundingClientRect().top > innerHeight / 2);
    definition.showPopover({ source: term });
    shown = definition;
  };
  const hide = () => {
    if (isOpen(shown)) shown?.hidePopover();
    shown = undefined;
  };
  const later = (run: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(run, delayMs);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const term = termAt(target);
    if (term) later(() => show(term));
    else if (target instanceof Node && shown?.contains(target)) clearTimeout(waiting);
    else if (!termAt(document.activeElement)?.matches(':focus-visible')) later(hide);
  });
  document.addEventListener('focusin', ({ target, isTrusted }) => {
    // React replays the event after hydration, and the definition may have been closed in the meantime.
    if (!isTrusted) return;
    const term = termAt(target);
    if (term?.matches(':focus-visible')) show(term);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', ({ target }) => {
    wasOpen = isOpen(definitionOf(termAt(target)));
  });
  addEventListener(
    'click',
    event => {
      const term = termAt(event.target);
      if (!term) return;
      if ((event as PointerEvent).pointerType !== 'touch' || wasOpen) return hide();
      event.preventDefault();
      show(term);
    },
    { capture: true },
  );
}
