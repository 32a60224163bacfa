/** Docs pages. */
export const docsStrings = {
  breadcrumbs: 'Breadcrumbs',
  home: 'Home page',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  contents: 'On this page',
  /** Followed by a heading. */
  sectionsOf: 'Sections of',
  backToTop: 'Scroll back to top',
  neighbors: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  version: (label: string) => `Version: ${label}`,
  lastUpdated: 'Last updated on',
} as const;
