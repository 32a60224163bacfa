/**
 * Moves the focus to the page's content when the skip link is used, without changing the address.
 *
 * @param content the id of the element to use on pages without <main>
 */
export function runSkipLink(content: string): void {
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest('[data-skip-link]'))) return;
    const target = document.querySelector('main') ?? document.getElementById(content);
    if (!target) return;
    event.preventDefault();
    target.tabIndex = -1;
    target.focus();
    target.scrollIntoView();
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  });
}
