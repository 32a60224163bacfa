import { basePath } from '../base-path.mjs';
import { isFile, withoutBase } from '../routes';

/**
 * The path of the page that a link opens, with its query and hash, as the router expects it. Undefined if the browser should follow
 * the link: to another place on the same page, a file, or another site, or if it has a target or starts a download.
 */
export function pageOfLink(link: HTMLAnchorElement): string | undefined {
  const { pathname, search, hash } = link;
  const isPage =
    link.origin === window.location.origin && pathname.startsWith(`${basePath}/`) && !isFile(pathname);
  const isForBrowser =
    link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#');
  return isPage && !isForBrowser ? withoutBase(pathname) + search + hash : undefined;
}
