/** Scrolls the element that contains this script to the current page's link, if the link isn't visible. */
export function revealCurrent(): void {
  const box = document.currentScript?.parentElement;
  const link = box?.querySelector<HTMLElement>('[aria-current="page"]');
  if (box && link && link.offsetTop > box.clientHeight - 100)
    box.scrollTop = link.offsetTop - box.clientHeight / 2;
}
