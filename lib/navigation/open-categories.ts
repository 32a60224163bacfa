import { isExternal } from '../routes';
import type { SidebarItem } from './types';

/** A normalized path for comparisons: lowercase, without the trailing slash. */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** Whether two paths are the same page. */
export function samePath(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/** The entry that a page belongs to: the one with the longest path that is the page's own or above it. */
export function entryAround<Entry extends { path: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const page = `${comparable(pathname)}/`;
  return entries
    .filter(({ path }) => page.startsWith(`${comparable(path)}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** Whether a page is an item's own, or one below it. */
export function holdsPage(item: SidebarItem, pathname: string): boolean {
  if (item.href !== undefined && samePath(item.href, pathname)) return true;
  return item.type === 'category' && item.items.some(child => holdsPage(child, pathname));
}

/**
 * The categories that contain a page, by their position in the tree ("2.0" is the first item of the third).
 *
 * @param place the position of the items' parent; left out: the whole tree
 */
export function categoriesAround(items: SidebarItem[], pathname: string, place = ''): string[] {
  return items.flatMap((item, index) => {
    if (item.type !== 'category' || !holdsPage(item, pathname)) return [];
    const own = `${place}${index}`;
    return [own, ...categoriesAround(item.items, pathname, `${own}.`)];
  });
}

/** The address of the first page in a category: its own, or that of its first item that has one. */
export function firstPage(item: SidebarItem): string | undefined {
  if (item.href !== undefined && !isExternal(item.href)) return item.href;
  return item.type === 'category' ? item.items.map(firstPage).find(href => href !== undefined) : undefined;
}
