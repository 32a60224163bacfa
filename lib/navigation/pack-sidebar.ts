import type { SidebarItem } from './types';

/**
 * A sidebar entry as browsers load it: label, address ('' for none), and, if they're needed, flags and the items of a category.
 * Every page loads the sidebar, and as objects it would be 200 bytes larger.
 */
export type PackedItem = [label: string, href: string, flags?: number, items?: PackedItem[]];

const EXPERIMENTAL = 1;
const ALWAYS_OPEN = 2;

/** An entry with only the data that browsers need: labels, addresses, badges, and which categories can be collapsed. */
export function packItem(item: SidebarItem): PackedItem {
  const experimental = item.experimental ? EXPERIMENTAL : 0;
  if (item.type === 'link')
    return experimental ? [item.label, item.href, experimental] : [item.label, item.href];
  const flags = experimental + (item.collapsible ? 0 : ALWAYS_OPEN);
  return [item.label, item.href ?? '', flags, item.items.map(packItem)];
}

/** The entry that was packed, without the data that browsers don't need. */
export function unpackItem([label, href, flags = 0, items]: PackedItem): SidebarItem {
  const experimental = (flags & EXPERIMENTAL) > 0 || undefined;
  return items
    ? {
        type: 'category',
        label,
        href: href || undefined,
        collapsible: !(flags & ALWAYS_OPEN),
        experimental,
        items: items.map(unpackItem),
      }
    : { type: 'link', label, href, experimental };
}
