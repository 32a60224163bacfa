/**
 * Marks the link to the heading in the address, in the list that contains the script, and opens its section. It's for the time
 * before the framework has loaded. After that, the table of contents marks the heading that the reader is at.
 */
export function markTarget(): void {
  const list = document.currentScript?.parentElement;
  const mark = () => {
    for (const link of list?.querySelectorAll('a') ?? [])
      if (link.toggleAttribute('data-target', link.hash === location.hash))
        link.closest('details')?.setAttribute('open', '');
  };
  mark();
  window.addEventListener('hashchange', mark);
}
