/** The search box and the search page. */
export const searchStrings = {
  search: 'Search',
  clear: 'Clear',
  closeSearch: 'Close search',
  results: 'Search results',
  suggestions: 'Suggestions',
  /** The name of the form on the search page. */
  resultsForm: 'Results',
  seeAll: 'See all results',
  hitCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (count: number) => (count === 1 ? '1 more section' : `${count} more sections`),
  moreSections: (count: number) =>
    count === 1 ? '1 more section on this page' : `${count} more sections on this page`,
  showSections: (count: number) => `Show ${count} more sections`,
  fewerSections: 'Show fewer sections',
  recentlyOpened: 'Recently opened',
  popular: 'Popular questions',
  clearRecent: 'Clear recent pages',
  synonym: 'Synonym for what you typed',
  noResults: 'No results',
  noResultsFor: (query: string) => ` for “${query}”`,
  didYouMean: 'Did you mean ',
  questionMark: '?',
  lookAt: 'Look at the ',
  faq: 'frequently asked questions',
  comma: ', ',
  discord: 'ask on Discord',
  or: ', or ',
  reportMissing: 'tell us what’s missing',
  period: '.',
  failed: 'We couldn’t load the search.',
  tryAgain: 'Try again',
  loading: 'Loading',
  /** The search page's title and heading. */
  title: (query: string) => (query === '' ? 'Search the documentation' : `Search results for "${query}"`),
  documentCount: (count: number) => {
    if (count === 0) return 'No documents were found';
    return count === 1 ? '1 document found' : `${count} documents found`;
  },
  searchIn: 'Search in',
  docsVersion: 'Docs version',
  contexts: { '': 'Everywhere', docs: 'Docs', api: 'API', blog: 'Blog' },
  withoutScripts:
    'The search runs in your browser and needs JavaScript, which is turned off. You can browse ',
  allPages: 'all docs pages',
  inSidebar: ' in the sidebar, ',
  archive: 'the blog archive',
  elsewhere: 'search this site with DuckDuckGo',
} as const;
