import { basePath } from '../../base-path.mjs';
import { isExternal, isFile } from '../../routes';
import { attributeOf } from '../html';
import type { ExportedPage, ExportedSite, OutputCheck } from '../site';

/** Every link goes to a page or file in the export, without a redirect, and to an anchor that exists. */
export const links: OutputCheck = {
  name: 'links and anchors',
  run: site => [...site.pages.values()].flatMap(page => brokenLinks(page, site)),
};

function brokenLinks(page: ExportedPage, site: ExportedSite): string[] {
  const found = page.elements.flatMap(element =>
    element.tagName === 'a' ? (attributeOf(element, 'href') ?? []) : [],
  );
  return [...new Set(found)].flatMap(href => {
    const reason = mistakeOf(href, page, site);
    return reason ? [`${page.source}: the link "${href}" ${reason}`] : [];
  });
}

/** Why a link on a page is broken. Undefined if it works. */
export function mistakeOf(
  href: string,
  page: Pick<ExportedPage, 'route' | 'ids'>,
  site: ExportedSite,
): string | undefined {
  if (isExternal(href)) return undefined;
  const [address = '', hash = ''] = href.split('#');
  const path = decoded((address.split('?')[0] ?? '').slice(basePath.length));
  if (address !== '' && !path.startsWith('/')) return 'is relative. Write the whole path.';
  if (isFile(path)) return site.files.has(path) ? undefined : "doesn't match any file of the export.";
  const target = path === '' ? page : site.pages.get(path);
  if (!target)
    return site.pages.has(`${path}/`)
      ? 'has no trailing slash. Add it.'
      : "doesn't match any page. Fix or remove it.";
  return hash === '' || target.ids.has(decoded(hash))
    ? undefined
    : `has an anchor that ${target.route} doesn't have.`;
}

/** A part of an address without percent-encoding. One that can't be decoded, such as `100%`, is returned as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
