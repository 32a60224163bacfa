/** The links of header and footer. Discord and GitHub are names. */
export const navigationStrings = {
  features: 'Features',
  docs: 'Docs',
  blog: 'Blog',
  contact: 'Contact',
  download: 'Download',
  donate: 'Donate',
  source: 'Website Source',
  privacy: 'Privacy Policy',
  feed: 'RSS Feed',
  versions: 'Versions',
  languages: 'Languages',
} as const;
