import type { FieldDefs } from 'contentlayer2/source-files';

/**
 * The front matter for every kind of content. contentlayer derives types from it, and the content check reports errors by file and
 * line. Fields without `required` are optional, and their description says what leaving them out means.
 */

const string = (description: string) => ({ type: 'string', required: true, description }) as const;
const strings = (description: string) => ({ type: 'list', of: { type: 'string' }, description }) as const;

/** The tags that a post may have (docs/requirement.md#routes). */
export const TAGS = ['announcement', 'budgeting', 'coreproject', 'goals', 'release', 'versus'] as const;
export type Tag = (typeof TAGS)[number];

/** The fields of a doc. */
export const docFields = {
  title: string('The page title: its h1, its name in search results and in previous/next links.'),
  description: string('One sentence of 50–160 characters for search engines and search results.'),
  keywords: strings('Other words that people use for the subject. If left out: none.'),
  sidebar: {
    type: 'boolean',
    description:
      'false: the page isn’t in the sidebar. If left out: the page must be in content/sidebar.yml.',
  },
  list: {
    type: 'boolean',
    description:
      'true: the page lists what other pages explain, so the search ranks those pages first. If left out: false.',
  },
  toc: {
    type: 'boolean',
    description: 'false: no table of contents. If left out: shown if the page has headings.',
  },
  experimental: {
    type: 'boolean',
    description:
      'true: the page and its entry in the sidebar, or its category there, say “Experimental”. If left out: false.',
  },
  reference: {
    type: 'boolean',
    description:
      'true: in wide windows, programs appear next to their text, and the contents have a filter. If left out: false.',
  },
  draft: {
    type: 'boolean',
    description: 'true: only shown by `npm run dev`, never published. If left out: published.',
  },
} satisfies FieldDefs;

/** The fields of a post. */
export const postFields = {
  title: string('The post’s title.'),
  description: string('One sentence of 50–160 characters for lists, search engines, and feeds.'),
  date: {
    type: 'date',
    required: true,
    description: 'When it was published, in UTC: 2025-11-03T10:00:00.000Z.',
  },
  slug: string('The last part of the post’s address: /blog/<slug>/.'),
  tags: { ...strings(`One or more of: ${TAGS.join(', ')}.`), required: true },
  authors: { ...strings('Keys of content/authors/<key>.yml; [] if the post has no author.'), required: true },
  keywords: strings('Other words that people use for the subject. If left out: none.'),
  release: {
    type: 'json',
    description:
      'Release posts only: version, dockerTag, highlights, and changes, as lib/content/release.ts describes.',
  },
} satisfies FieldDefs;

/** The fields of an author. */
export const authorFields = {
  name: string('The author’s name as shown.'),
  title: string('The author’s role in the project.'),
  url: string('The author’s page; their name links to it.'),
  github: string('The author’s GitHub name, without the @.'),
  order: { type: 'number', required: true, description: 'Position on the authors page, counted from 1.' },
} satisfies FieldDefs;

/** The fields of the announcement. */
export const announcementFields = {
  id: {
    type: 'string',
    description:
      'Change it for each announcement, so that readers who closed the last one see the new one. If left out: announcement-bar.',
  },
  content: string('One paragraph of Markdown.'),
  backgroundColor: {
    type: 'string',
    description: 'A color such as "#102a43". If textColor is left out, too: the site’s own.',
  },
  textColor: {
    type: 'string',
    description:
      'A color that’s readable on backgroundColor. If backgroundColor is left out, too: the site’s own.',
  },
  isCloseable: { type: 'boolean', description: 'false: readers can’t close it. If left out: they can.' },
} satisfies FieldDefs;
