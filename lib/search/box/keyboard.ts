/**
 * Keeps the search sheet on phones above the on-screen keyboard, which covers the page without resizing the window. Only the
 * visual viewport's size shows how much is covered. The styles of the sheet use the two properties set here.
 */
export function stayAboveKeyboard(form: HTMLElement): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const settle = () => {
    // Readers who have zoomed in scroll the sheet themselves.
    const isZoomed = visualViewport.scale > 1.01;
    form.style.setProperty('--seen-height', isZoomed ? '' : `${visualViewport.height}px`);
    form.style.setProperty('--seen-top', isZoomed ? '' : `${visualViewport.offsetTop}px`);
  };
  visualViewport.addEventListener('resize', settle);
  visualViewport.addEventListener('scroll', settle);
}
