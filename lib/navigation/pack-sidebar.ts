import { sidebarStrings } from '@/strings/sidebar';
import type { SidebarItem } from './types';

/**
 * A sidebar entry as browsers load it: label, address ('' for none), and, if they're needed, flags and a category's items.
 * Every page loads the sidebars, and as objects they would be 200 bytes larger.
 */
export type PackedItem = [label: string, href: string, flags?: number, items?: PackedItem[]];

/** A docs version's sidebar, with the path prefix of its pages. */
interface Sidebar<Item> {
  path: string;
  items: Item[];
}

const EXPERIMENTAL = 1;
const ALWAYS_OPEN = 2;

/** The packed address of a version's first page. */
const FIRST = '.';

/**
 * A sidebar with only the data that browsers need: labels, addresses, badges, and which categories can be collapsed. Addresses of
 * docs don't repeat the path, so that the sidebars of two versions are nearly the same text. If a category's name already says that
 * its entries are about experimental features, they have no badge.
 */
export function packSidebar({ path, items }: Sidebar<SidebarItem>): Sidebar<PackedItem> {
  const short = (href: string) =>
    href.startsWith(path) && href.endsWith('/') ? href.slice(path.length, -1) || FIRST : href;
  const pack = (item: SidebarItem, isSaid: boolean): PackedItem => {
    const experimental = item.experimental && !isSaid ? EXPERIMENTAL : 0;
    const href = short(item.href ?? '');
    if (item.type === 'link') return experimental ? [item.label, href, experimental] : [item.label, href];
    const flags = experimental + (item.collapsible ? 0 : ALWAYS_OPEN);
    const isSaidHere = isSaid || item.label.startsWith(sidebarStrings.experimental);
    return [item.label, href, flags, item.items.map(inner => pack(inner, isSaidHere))];
  };
  return { path, items: items.map(item => pack(item, false)) };
}

/** The sidebar that was packed, without the data that browsers don't need. */
export function unpackSidebar({ path, items }: Sidebar<PackedItem>): Sidebar<SidebarItem> {
  const long = (href: string) =>
    href === FIRST ? path : href === '' || /^[/#]|:/.test(href) ? href : `${path}${href}/`;
  const unpack = ([label, href, flags = 0, inner]: PackedItem): SidebarItem => {
    const experimental = (flags & EXPERIMENTAL) > 0 || undefined;
    return inner
      ? {
          type: 'category',
          label,
          href: long(href) || undefined,
          collapsible: !(flags & ALWAYS_OPEN),
          experimental,
          items: inner.map(unpack),
        }
      : { type: 'link', label, href: long(href), experimental };
  };
  return { path, items: items.map(unpack) };
}
