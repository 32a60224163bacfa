/**
 * Scrolls the sidebar on a reference page, whose contents leave it less room, so that the current page's link is in the middle
 * of it.
 */
export function revealBesideReference(): void {
  const box = document.querySelector('[data-reference]')?.previousElementSibling?.firstElementChild;
  const link = box?.querySelector('[aria-current="page"]');
  if (!box || !link) return;
  const [frame, place] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
  box.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
}
