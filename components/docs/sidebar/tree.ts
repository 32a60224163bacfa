import sidebars from '@/generated/sidebars.json';
import { comparable, holdsPage } from '@/lib/navigation/open-categories';
import type { SidebarItem } from '@/lib/navigation/types';

/**
 * The tree that a page of the docs is in. Client components take it from here, so that it is in one chunk that all pages
 * share.
 */
export function sidebarAround(pathname: string): SidebarItem[] {
  const [sidebar] = sidebars
    .filter(({ path }) => `${comparable(pathname)}/`.startsWith(`${comparable(path)}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return sidebar?.items ?? [];
}

/** Whether a page stands in the sidebar; those that do not are shown without it. */
export function isInSidebar(pathname: string): boolean {
  return sidebarAround(pathname).some(item => holdsPage(item, pathname));
}
