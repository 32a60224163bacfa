/** The audience of a section of the docs, if it's not people who budget. */
export const AUDIENCES = ['developers', 'contributors'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A resolved entry of the docs sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory;

/** A link to a doc or another site. */
export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  /** The doc that it links to. Left out for links to other sites. */
  docId?: string;
  /** Whether that doc is about an experimental feature. Left out: it isn't. */
  experimental?: true;
}

/** A group of entries, which may have its own page. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  /** The category's own page. Left out if it has none. */
  href?: string;
  docId?: string;
  /** Whether its own page is about an experimental feature. Left out: it isn't. */
  experimental?: true;
  /** false: always open, shown as a small heading above its items. */
  collapsible: boolean;
  /** Left out: the audience of the parent category, or people who budget. */
  audience?: Audience;
  items: SidebarItem[];
}
