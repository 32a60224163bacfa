import { LOCALES } from '../locales';
import { resolveLayoutItem, type LayoutItem } from '../versions/layout-items';
import type { DocsData } from '../versions/types';
import type { ActiveRule, HeaderItem } from './header-items';

/** An entry of the header, as pages take it from the build: a link, or what depends on the page and the reader's choices. */
export type HeaderEntry = (
  { kind: 'link'; label: string; href: string } | { kind: 'by-page'; item: LayoutItem }
) & {
  side: HeaderItem['side'];
  rule?: ActiveRule;
};

/**
 * The entries that the header shows. What is the same on every page is worked out here, so that pages of a site of one version
 * and one language need no code for it.
 *
 * @throws Error when an entry names what does not exist
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
