/** Docs pages. */
export const docsStrings = {
  breadcrumbs: 'Breadcrumbs',
  home: 'Home page',
  sidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  collapseCategory: (label: string) => `Collapse sidebar category '${label}'`,
  expandCategory: (label: string) => `Expand sidebar category '${label}'`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  contents: 'On this page',
  backToTop: 'Scroll back to top',
  neighbours: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  version: (label: string) => `Version: ${label}`,
  lastUpdated: 'Last updated on',
} as const;
