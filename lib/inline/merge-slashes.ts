/**
 * On the page for unknown addresses: an address with several slashes in a row moves to the one with single slashes, which may
 * have a page. The framework would take the part after two slashes at the start for the name of another site, and crash.
 */
export function mergeSlashes(): void {
  const path = location.pathname.replace(/\/{2,}/g, '/');
  if (path !== location.pathname) location.replace(path + location.search + location.hash);
}
