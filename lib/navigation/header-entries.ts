import { LOCALES } from '../locales';
import { resolveLayoutItem, type LayoutItem } from '../versions/layout-items';
import type { DocsData } from '../versions/types';
import type { ActiveRule, HeaderItem } from './header-items';

/** An item of the header, as the build passes it to pages: a link, or an item that depends on the page and the reader's choices. */
export type HeaderEntry = (
  { kind: 'link'; label: string; href: string } | { kind: 'by-page'; item: LayoutItem }
) & {
  side: HeaderItem['side'];
  rule?: ActiveRule;
};

/**
 * The header's items. Items that are the same on every page are resolved here, so that a site with one version and one
 * language needs no code for them.
 *
 * @throws Error if an item refers to something that doesn't exist
 */
export function headerEntries(
  items: readonly HeaderItem[],
  data: DocsData,
  locales = LOCALES,
): HeaderEntry[] {
  return items.flatMap((item): HeaderEntry[] => {
    const { side, active: rule } = item;
    const resolved = resolveLayoutItem(item, { data, locales, pathname: '/', preferred: null });
    const byPage = item.type !== 'link' && (data.versions.length > 1 || item.type === 'localeDropdown');
    return resolved.map(entry =>
      byPage || entry.kind !== 'link'
        ? { kind: 'by-page', item, side, rule }
        : { kind: 'link', label: entry.label, href: entry.href, side, rule },
    );
  });
}
