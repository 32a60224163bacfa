/**
 * On the page for unknown addresses: replaces an address that has several slashes in a row with the one that has single
 * slashes, where there may be a page. Otherwise, if an address starts with two slashes, the framework would take the next part
 * for the name of another site, and crash.
 */
export function mergeSlashes(): void {
  const path = location.pathname.replace(/\/{2,}/g, '/');
  if (path !== location.pathname) location.replace(path + location.search + location.hash);
}
