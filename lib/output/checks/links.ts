import { basePath } from '../../base-path.mjs';
import { isExternal, isFile } from '../../routes';
import { attributeOf } from '../html';
import type { ExportedPage, ExportedSite, OutputCheck } from '../site';

/** Every link leads to a page or file of the export, at its own address, and to an anchor that is there. */
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

/** What is wrong with an address that a page links to; undefined when it leads somewhere. */
export function mistakeOf(
  href: string,
  page: Pick<ExportedPage, 'route' | 'ids'>,
  site: ExportedSite,
): string | undefined {
  if (isExternal(href)) return undefined;
  const [address = '', hash = ''] = href.split('#');
  const path = decodeURI((address.split('?')[0] ?? '').slice(basePath.length));
  if (address !== '' && !path.startsWith('/')) return 'is relative. Write the whole path.';
  if (isFile(path)) return site.files.has(path) ? undefined : 'leads to no file of the export.';
  const target = path === '' ? page : site.pages.get(path);
  if (!target)
    return site.pages.has(`${path}/`) ? 'lacks the slash at its end.' : 'leads to no page. Fix or remove it.';
  return hash === '' || target.ids.has(decodeURIComponent(hash))
    ? undefined
    : `names an anchor that ${target.route} does not have.`;
}
