/** Scrolls the sidebar to the current page's link on a reference page, whose contents leave the sidebar less room. */
export function revealBesideReference(): void {
  document
    .querySelector('[data-reference]')
    ?.previousElementSibling?.querySelector('[aria-current="page"]')
    ?.scrollIntoView({ block: 'nearest' });
}
