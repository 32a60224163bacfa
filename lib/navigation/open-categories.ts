import { isExternal } from '../routes';
import type { SidebarItem } from './types';

/** A path without what does not matter when paths are compared: case, and the slash at its end. */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** Whether two paths lead to the same page. */
export function samePath(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/** Whether a page is an entry's own, or one below it. */
export function holdsPage(item: SidebarItem, pathname: string): boolean {
  if (item.href !== undefined && samePath(item.href, pathname)) return true;
  return item.type === 'category' && item.items.some(child => holdsPage(child, pathname));
}

/**
 * The categories on the way to a page, by their place in the tree ("2.0" is the first entry of the third).
 *
 * @param place the place of the items' parent; left out: the whole tree
 */
export function categoriesAround(items: SidebarItem[], pathname: string, place = ''): string[] {
  return items.flatMap((item, index) => {
    if (item.type !== 'category' || !holdsPage(item, pathname)) return [];
    const own = `${place}${index}`;
    return [own, ...categoriesAround(item.items, pathname, `${own}.`)];
  });
}

/** The address of the first page in a category: its own, or that of its first entry that has one. */
export function firstPage(item: SidebarItem): string | undefined {
  if (item.href !== undefined && !isExternal(item.href)) return item.href;
  return item.type === 'category' ? item.items.map(firstPage).find(href => href !== undefined) : undefined;
}
