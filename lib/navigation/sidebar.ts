import { entryAround } from './open-categories';
import type { SidebarCategory, SidebarItem, SidebarLink } from './types';

/**
 * The path to a doc in the sidebar: its categories, outermost first, and then its own entry (a link, or the category whose page
 * it is). Empty for a doc outside the sidebar.
 */
export function trailTo(items: SidebarItem[], docId: string): SidebarItem[] {
  for (const item of items) {
    if (item.docId === docId) return [item];
    if (item.type === 'category') {
      const rest = trailTo(item.items, docId);
      if (rest.length > 0) return [item, ...rest];
    }
  }
  return [];
}

/** Every entry with a page on this site, in reading order. */
export function pagesInOrder(
  items: SidebarItem[],
): ((SidebarLink | SidebarCategory) & { docId: string; href: string })[] {
  return items.flatMap(item => {
    const own =
      item.docId !== undefined && item.href !== undefined
        ? [{ ...item, docId: item.docId, href: item.href }]
        : [];
    return item.type === 'category' ? [...own, ...pagesInOrder(item.items)] : own;
  });
}

/** The ids of the docs before and after a doc in reading order. */
export function neighbors(items: SidebarItem[], docId: string): { previous?: string; next?: string } {
  const ids = pagesInOrder(items).map(item => item.docId);
  const position = ids.indexOf(docId);
  return position < 0 ? {} : { previous: ids[position - 1], next: ids[position + 1] };
}

/** The sidebar of the docs version that a page belongs to. Empty for pages without a version. */
export function sidebarAround(
  sidebars: readonly { path: string; items: SidebarItem[] }[],
  pathname: string,
): SidebarItem[] {
  return entryAround(sidebars, pathname)?.items ?? [];
}
