/** Scrolls the box that the script stands in to the current page's link, where that is out of sight. */
export function revealCurrent(): void {
  const box = document.currentScript?.parentElement;
  const link = box?.querySelector<HTMLElement>('[aria-current="page"]');
  if (box && link && link.offsetTop > box.clientHeight - 100)
    box.scrollTop = link.offsetTop - box.clientHeight / 2;
}
