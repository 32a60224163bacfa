/**
 * Marks the link to the heading in the address, in the list that contains the script. It's for the time before the framework
 * has loaded. After that, the table of contents marks the heading that the reader is at.
 */
export function markTarget(): void {
  const list = document.currentScript?.parentElement;
  const mark = () => {
    for (const link of list?.querySelectorAll('a') ?? [])
      link.toggleAttribute('data-target', link.hash === location.hash);
  };
  mark();
  window.addEventListener('hashchange', mark);
}

/** Opens the section of the link that markTarget() marked, in a list that is folded. */
export function openTarget(): void {
  const list = document.currentScript?.parentElement;
  const open = () => list?.querySelector('[data-target]')?.closest('details')?.setAttribute('open', '');
  open();
  window.addEventListener('hashchange', open);
}
