import packed from '@/generated/sidebar-links.json';
import { holdsPage } from '@/lib/navigation/open-categories';
import { unpackSidebar } from '@/lib/navigation/pack-sidebar';
import { sidebarAround } from '@/lib/navigation/sidebar';
import type { SidebarItem } from '@/lib/navigation/types';

const sidebars = packed.map(unpackSidebar);

/** The sidebar for a docs page. Client components import it from here, so that it's in one chunk that all pages share. */
export const linksAround = (pathname: string): SidebarItem[] => sidebarAround(sidebars, pathname);

/** Whether a page is in the sidebar. Other pages don't show it. */
export function isInSidebar(pathname: string): boolean {
  return linksAround(pathname).some(item => holdsPage(item, pathname));
}
