/** Descriptions of the site for the metadata of pages, feeds, and shared links. `product` is the app's full name. */
export const siteStrings = {
  tagline: 'Your finances - made simple',
  description: (product: string) =>
    `${product} is a local-first, open-source budgeting app. Learn to install it, budget with envelopes, and keep your accounts in sync.`,
  manifestDescription: (product: string) => `The ${product} website: documentation, blog, and downloads.`,
  /** The small line above a card's title. */
  siteKicker: 'Local-first, open-source budgeting',
  docKicker: 'Documentation',
  postKicker: (date: string) => `Blog · ${date}`,
  blog: (product: string) => `${product} Blog`,
  blogDescription: (product: string) =>
    `News about ${product}: what each release brings, how the project is run, and ideas for your budget.`,
  blogFeed: (product: string) => `${product} Blog RSS Feed`,
  blogPage: (page: number) => `Blog, page ${page}`,
  blogPageDescription: (product: string, page: number) =>
    `Older news about ${product}, page ${page}: releases, the project, and ideas for your budget.`,
  articlesDescription: (product: string, page: string) =>
    `Plans, guides, comparisons, and other articles by the people behind ${product}, newest first${page}.`,
  /** Distinguishes the pages of one list. */
  page: (page: number) => `, page ${page}`,
  tagFeed: (product: string, tag: string) => `${product} Blog: ${tag}`,
  tagFeedDescription: (product: string, tag: string) => `Posts on the ${product} blog tagged “${tag}”.`,
  tagDescription: (product: string, tag: string, page: string) =>
    `Posts on the ${product} blog with the tag “${tag}”, newest first${page}.`,
  authorDescription: (product: string, name: string, page: string) =>
    `Posts by ${name} on the ${product} blog, newest first${page}.`,
  archiveDescription: (product: string) =>
    `Every post on the ${product} blog on one page, by year: all releases, announcements, and articles.`,
  blogTags: 'Blog Tags',
  tagsDescription: (product: string) =>
    `The topics on the ${product} blog, from announcements to releases, and the number of posts on each.`,
  authorsDescription: (product: string) =>
    `Who writes the ${product} blog: the project’s maintainers, and how many posts each has written.`,
} as const;
