import sidebars from '@/generated/sidebar-links.json';
import { holdsPage } from '@/lib/navigation/open-categories';
import { sidebarAround } from '@/lib/navigation/sidebar';
import type { SidebarItem } from '@/lib/navigation/types';

/**
 * The links around a page of the docs. Client components take them from here, so that they are in one chunk that all pages
 * share.
 */
export const linksAround = (pathname: string): SidebarItem[] => sidebarAround(sidebars, pathname);

/** Whether a page is in the sidebar; those that aren't are shown without it. */
export function isInSidebar(pathname: string): boolean {
  return linksAround(pathname).some(item => holdsPage(item, pathname));
}
