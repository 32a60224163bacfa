import type { FieldDefs } from 'contentlayer2/source-files';

/**
 * The front matter of every kind of content, once: contentlayer types it, and the content check reports mistakes in it
 * by file and line. A field without `required` may be left out; its description says what that means.
 */

const string = (description: string) => ({ type: 'string', required: true, description }) as const;
const strings = (description: string) => ({ type: 'list', of: { type: 'string' }, description }) as const;

/** The tags a post may carry (docs/requirement.md#routes). */
export const TAGS = ['announcement', 'budgeting', 'coreproject', 'goals', 'release', 'versus'] as const;
export type Tag = (typeof TAGS)[number];

export const docFields = {
  title: string('The page title: its h1, its name in search results and in previous/next links.'),
  description: string('One sentence of 50–160 characters for search engines and search results.'),
  keywords: strings('What people call the subject when they do not use the title’s words. Left out: none.'),
  sidebar: {
    type: 'boolean',
    description:
      'false: the page is outside the sidebar on purpose. Left out: the page must stand in content/sidebar.yml.',
  },
  list: {
    type: 'boolean',
    description:
      'true: a list of what other pages explain; the search puts those first. Left out: explains its subject.',
  },
  toc: {
    type: 'boolean',
    description: 'false: no table of contents. Left out: shown when the page has headings.',
  },
  draft: {
    type: 'boolean',
    description: 'true: shown by `npm run dev` only, never published. Left out: published.',
  },
} satisfies FieldDefs;

export const postFields = {
  title: string('The post’s title.'),
  description: string('One sentence of 50–160 characters for lists, search engines and feeds.'),
  date: {
    type: 'date',
    required: true,
    description: 'When it was published, in UTC: 2025-11-03T10:00:00.000Z.',
  },
  slug: string('The last part of the post’s address: /blog/<slug>/.'),
  tags: { ...strings(`One or more of: ${TAGS.join(', ')}.`), required: true },
  authors: { ...strings('Keys of content/authors/<key>.yml; [] where nobody signed it.'), required: true },
  keywords: strings('What people call the subject when they do not use the title’s words. Left out: none.'),
  release: {
    type: 'json',
    description:
      'Release posts only: version, dockerTag, highlights and changes, as lib/content/release.ts describes.',
  },
} satisfies FieldDefs;

export const authorFields = {
  name: string('The author’s name as shown.'),
  title: string('The author’s part in the project.'),
  url: string('The author’s page; their name links to it.'),
  github: string('The author’s GitHub name, without the @.'),
  order: { type: 'number', required: true, description: 'Position on the authors page, counted from 1.' },
} satisfies FieldDefs;

export const announcementFields = {
  id: {
    type: 'string',
    description:
      'Told apart from earlier announcements by this: a new one shows to those who closed the last. Left out: announcement-bar.',
  },
  content: string('One paragraph of Markdown.'),
  backgroundColor: {
    type: 'string',
    description: 'A color such as "#102a43". Left out, with textColor: the site’s own.',
  },
  textColor: {
    type: 'string',
    description: 'A color that can be read on backgroundColor. Left out, with it: the site’s own.',
  },
  isCloseable: { type: 'boolean', description: 'false: readers cannot close it. Left out: they can.' },
} satisfies FieldDefs;
