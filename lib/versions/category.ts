import { comparable, samePath } from '../navigation/open-categories';
import { trailTo } from '../navigation/sidebar';
import type { SidebarCategory, SidebarItem } from '../navigation/types';
import { routes } from '../routes';

/**
 * The category whose own page a doc is.
 *
 * @param sidebar the tree that contains the doc; undefined if none does
 * @throws Error if there is no sidebar, or the doc isn't a category's page
 */
export function categoryOfPage(sidebar: SidebarItem[] | undefined, docId: string): SidebarCategory {
  if (!sidebar) throw new Error('Unexpected: cant find current sidebar in context');
  const path = routes.doc(docId);
  const own = trailTo(sidebar, docId).at(-1);
  if (own?.type !== 'category' || own.href === undefined || !samePath(own.href, path)) {
    throw new Error(
      `${comparable(path)} is not associated with a category. <CategoryCards> should only be used on category index pages.`,
    );
  }
  return own;
}
