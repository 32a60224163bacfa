/**
 * Keeps the search sheet of a phone above the on-screen keyboard. A keyboard covers the page without making the window smaller; only
 * the visual viewport tells of it. The styles of the sheet use the two properties set here.
 */
export function stayAboveKeyboard(form: HTMLElement): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const settle = () => {
    // Readers who have zoomed in move around the sheet themselves.
    const isZoomed = visualViewport.scale > 1.01;
    form.style.setProperty('--seen-height', isZoomed ? '' : `${visualViewport.height}px`);
    form.style.setProperty('--seen-top', isZoomed ? '' : `${visualViewport.offsetTop}px`);
  };
  visualViewport.addEventListener('resize', settle);
  visualViewport.addEventListener('scroll', settle);
}
