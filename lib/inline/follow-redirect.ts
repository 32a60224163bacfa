/**
 * Redirects old addresses to new ones. For development only: on the published site, the server or the page at the old address
 * does it. Redirects with a query are left out, because there is a page at their path.
 *
 * @param redirects content/redirects.yml as JSON
 */
export function followRedirect(redirects: string): void {
  const path = location.pathname.replace(/\/?$/, '/');
  const list = JSON.parse(redirects) as { from: string; query?: string; to: string }[];
  for (const { from, query, to } of list) {
    const stem = from.replace(/\*$/, '');
    if (query === undefined && (path === from || (stem !== from && path.startsWith(stem))))
      return location.replace(to.replace('*', path.slice(stem.length)));
  }
}
