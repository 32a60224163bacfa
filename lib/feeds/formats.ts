/**
 * The blog's feeds. Links, headers, and checks all use this table. The writer for each format is in WRITERS
 * (build.ts), and Next needs a file at its path: app/blog/<name>/route.ts.
 */
export const FEEDS = [
  { format: 'rss', label: 'RSS', path: '/blog/rss.xml', type: 'application/rss+xml' },
  { format: 'atom', label: 'Atom', path: '/blog/atom.xml', type: 'application/atom+xml' },
  { format: 'json', label: 'JSON', path: '/blog/feed.json', type: 'application/feed+json' },
] as const;

export type FeedFormat = (typeof FEEDS)[number]['format'];

/** The row of a format. */
export function feedOf(format: FeedFormat): (typeof FEEDS)[number] {
  const row = FEEDS.find(feed => feed.format === format);
  if (!row)
    throw new Error(
      `There's no feed format "${format}". The formats are: ${FEEDS.map(feed => feed.format).join(', ')}.`,
    );
  return row;
}
