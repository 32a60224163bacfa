/** A resolved entry of the docs sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  /** The doc it leads to; left out for links to other sites. */
  docId?: string;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** The category's own page; left out when it has none. */
  href?: string;
  docId?: string;
  /** false: always open, shown as a small heading over its items. */
  collapsible: boolean;
  items: SidebarItem[];
}
