/**
 * Closes an open menu (`<details data-menu>`) when the reader clicks or focuses something else, selects one of its links, or
 * presses Escape, which moves the focus back to its label.
 */
export function runMenus(): void {
  const opened = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
  const onElsewhere = ({ target }: Event) => {
    for (const menu of opened()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('mousedown', onElsewhere);
  document.addEventListener('touchstart', onElsewhere, { passive: true });
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('details[data-menu] a')?.closest('details');
    if (menu) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of opened()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
}
