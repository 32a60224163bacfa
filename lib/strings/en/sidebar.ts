/** The docs sidebar. */
export const sidebarStrings = {
  name: 'Docs sidebar',
  experimental: 'Experimental',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  collapseCategory: (label: string) => `Collapse sidebar category '${label}'`,
  expandCategory: (label: string) => `Expand sidebar category '${label}'`,
} as const;
