/** Who a part of the docs is written for, where it is not people who budget. */
export const AUDIENCES = ['developers', 'contributors'] as const;
export type Audience = (typeof AUDIENCES)[number];

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
  /** Left out: written for the audience of the category around it, and in the end for people who budget. */
  audience?: Audience;
  items: SidebarItem[];
}
