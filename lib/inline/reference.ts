/**
 * On a reference page, the contents leave less room for the sidebar. Scrolls the sidebar so that the current page's link is in
 * its middle.
 */
export function revealBesideReference(): void {
  const box = document.querySelector('[data-reference]')?.previousElementSibling?.firstElementChild;
  const link = box?.querySelector('[aria-current="page"]');
  if (!box || !link) return;
  const [frame, place] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
  box.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
}
