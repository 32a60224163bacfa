/** A page of every kind, by its name. */
export const PAGE_KINDS = {
  'the home page': '',
  'the first page of the docs': 'docs/',
  'a long guide with pictures': 'docs/tour/budget/',
  'the guide with the simulator': 'docs/getting-started/envelope-budgeting/',
  'the page of all blocks': 'docs/contributing/writing-docs/',
  'the API reference': 'docs/api/reference/',
  'the glossary': 'docs/glossary/',
  'the blog': 'blog/',
  'a post': 'blog/release-25.10.0/',
  'the list of tags': 'blog/tags/',
  'the download page': 'download/',
  'the contact page': 'contact/',
  'the search page': 'search/?q=budget',
} as const;
