import type { Redirect } from './read';

/**
 * Finds where an old address leads. For development only: on the published site, the server or the page at the old address
 * redirects. Redirects with a query are left out, because there is a page at their path.
 *
 * @param redirects content/redirects.yml
 * @param pathname the address without its origin, with or without the slash at its end
 * @returns the new address, or undefined if there is no redirect
 */
export function redirectTarget(redirects: readonly Redirect[], pathname: string): string | undefined {
  const path = pathname.replace(/\/?$/, '/');
  for (const { from, query, to } of redirects) {
    const stem = from.replace(/\*$/, '');
    if (query === undefined && (path === from || (stem !== from && path.startsWith(stem))))
      return to.replace('*', () => path.slice(stem.length));
  }
  return undefined;
}
