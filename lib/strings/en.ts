/**
 * Every text of the interface, in English. Another language is a file like this one and a row in lib/locales.ts. Page content is
 * in content/, and the marketing pages are content, too. A text with something in it is a function.
 */
export const links = {
  opensInNewTab: '(opens in new tab)',
} as const;

export const loader = {
  loading: 'Loading',
  retry: 'Retry',
} as const;

export const errors = {
  pageError: 'Page Error',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  notFound: 'Page Not Found',
  notFoundText: 'We could not find what you were looking for.',
  notFoundRemedy:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  readDocs: 'Read the docs',
  or: 'or',
  goHome: 'go to the home page',
} as const;

export const frame = {
  skipLink: 'Skip to main content',
  mainNavigation: 'Main',
  openDrawer: 'Toggle navigation bar',
  drawer: 'Menu',
  closeDrawer: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  close: 'Close',
  copyright: (year: number, owner: string) => `Copyright © ${year} ${owner}`,
  colorMode: (choice: string) => `${choice} mode`,
  switchColorMode: (choice: string) => `Switch between dark and light mode (currently ${choice} mode)`,
} as const;

export const offline = {
  title: 'Read offline',
  noNetwork: '(could not be opened: no network)',
  wait: 'One moment…',
  impossible:
    'This browser can’t save pages. You may be in a private window, or storage is turned off for this site.',
  offer: (size: string, transfer: string, leftovers: boolean) =>
    `Save all pages, their pictures, and the search on this device, and open them without a network. They take up ${size} here, and about ${transfer} will be downloaded${leftovers ? ', minus what an earlier attempt saved' : ''}.`,
  save: (size: string) => `Save ${size}`,
  notNow: 'Not now',
  stop: 'Stop',
  update: 'Update',
  remove: 'Remove',
  tryAgain: 'Try again',
  progress: 'Saved',
  count: (done: string, all: string, share: string) => `${done} of ${all} (${share})`,
  waiting: 'Waiting for the list of pages…',
  saving: 'Saving the pages. You can keep reading, but reloading the page stops it.',
  permission: 'Your browser may ask whether to keep them permanently. Saving doesn’t wait for your answer.',
  saved: (date: string, size: string) => `Saved on ${date}: ${size}. Every page opens without a network.`,
  newer: (size: string) => `There’s a newer edition. ${size} of it is new.`,
  newerUnknown: 'You’re offline, so we can’t check for a newer edition.',
  failures: {
    network: 'The network failed. What was saved so far stays, so trying again downloads only the rest.',
    changed: 'The site was updated in the meantime. Try again to save the new edition.',
    space: 'This device doesn’t have enough space. Free up some space, then try again.',
  },
} as const;

export const docs = {
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

export const page = {
  edit: 'Edit this page',
  copyMarkdown: 'Copy page as Markdown',
  viewMarkdown: 'View Markdown',
  copied: 'Copied',
  notCopied: 'We couldn’t copy it. Open the Markdown instead.',
} as const;

export const blog = {
  title: 'Blog',
  sections: 'Blog sections and feeds',
  archive: 'Archive',
  archiveText: (count: number) =>
    `All ${count} posts by year. Within a year they run from January to December.`,
  tags: 'Tags',
  tagsOfPost: 'Tags:',
  allTags: 'View All Tags',
  tagFeed: 'RSS feed of this tag',
  authors: 'Authors',
  allAuthors: 'View all authors',
  onGitHub: (name: string) => `${name} on GitHub`,
  noPostsByAuthor: 'This author has not written any posts yet.',
  noPosts: 'There are no posts yet.',
  readMore: 'Read more',
  readMoreAbout: (title: string) => `Read more about ${title}`,
  about: (title: string) => ` about ${title}`,
  olderEntries: 'Older entries',
  newerEntries: 'Newer entries',
  listNavigation: 'Blog list page navigation',
  olderPost: 'Older post',
  newerPost: 'Newer post',
  postNavigation: 'Blog post page navigation',
  recentPosts: 'Recent posts',
  recentPostsNavigation: 'Blog recent posts navigation',
  posts: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`,
  tagHeading: (tag: string, count: number) =>
    `${count === 1 ? 'One post' : `${count} posts`} tagged with "${tag}"`,
  authorHeading: (name: string, posts: string) => `${name} - ${posts}`,
  readingTime: (minutes: number) => (minutes === 1 ? 'One min read' : `${minutes} min read`),
} as const;

export const blocks = {
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'To do',
  details: 'Details',
  wrap: 'Toggle word wrap',
  copy: 'Copy',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',
  notCopied: 'Not copied. Press Ctrl+C or ⌘C.',
  linkTo: (heading: string) => `Direct link to ${heading}`,
  linkCopied: 'Link copied',
  drawing: 'Zoomable drawing',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  enlarge: 'Enlarge picture',
  closePicture: 'Close picture',
} as const;
