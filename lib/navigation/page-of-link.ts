import { basePath } from '../base-path.mjs';
import { isFile, withoutBase } from '../routes';

/**
 * The path of the page that a link opens, with its query and hash, as the router expects it. Undefined if there's no link, or if the
 * browser should follow it: to another place on the same page, a file, or another site, or if it has a target or starts a download.
 *
 * @param target the link, or something in it
 */
export function pageOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return undefined;
  const { pathname, search, hash } = link;
  const isPage =
    link.origin === window.location.origin && pathname.startsWith(`${basePath}/`) && !isFile(pathname);
  const isForBrowser =
    link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#');
  return isPage && !isForBrowser ? withoutBase(pathname) + search + hash : undefined;
}
