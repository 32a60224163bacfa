/**
 * If the address has an example for the tool that contains this script, brings the tool into view and asks for the framework, which
 * reads the example.
 *
 * @param key the start of such an address's hash
 * @param event the event that loads the framework
 * @param isReplaced whether React may replace the tool, so that the browser's scroll anchoring would move it out of view
 */
export function showLinked(key: string, event: string, isReplaced: boolean): void {
  const place = document.currentScript?.parentElement;
  if (!place || !location.hash.startsWith(key)) return;
  addEventListener('DOMContentLoaded', () => {
    if (isReplaced) document.documentElement.style.setProperty('overflow-anchor', 'none');
    place.scrollIntoView();
    dispatchEvent(new Event(event));
  });
}
