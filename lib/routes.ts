import { basePath } from './base-path.mjs';
import { feedOf } from './feeds/formats';
import { SITE } from './site';

/** The only place where an address of this site is built. Page paths start and end with a slash. */
export const routes = {
  home: '/',
  features: '/#features',
  download: '/download/',
  contact: '/contact/',
  search: '/search/',
  docs: '/docs/',
  privacyPolicy: '/docs/privacy-policy/',
  releases: '/docs/releases/',
  glossary: '/docs/glossary/',
  install: '/docs/install/',
  faq: '/docs/faq/',
  feed: feedOf('rss').path,
  sitemap: '/sitemap.xml',
  archive: '/blog/archive/',
  authors: '/blog/authors/',
  tags: '/blog/tags/',
  /** A doc's page: the id `accounts/index` is `/docs/accounts/`, `faq` is `/docs/faq/`. */
  doc: (id: string) => `/docs/${id.replace(/(^|\/)index$/, '$1')}/`.replace(/\/{2,}/g, '/'),
  /** A blog post's page. */
  post: (slug: string) => `/blog/${slug}/`,
  /** Page `page` of the blog; page 1 is the blog itself. */
  blog: (page = 1) => (page === 1 ? '/blog/' : `/blog/page/${page}/`),
  /** Page `page` of the posts with a tag; page 1 has no number. */
  tag: (tag: string, page = 1) => (page === 1 ? `/blog/tags/${tag}/` : `/blog/tags/${tag}/page/${page}/`),
  /** Page `page` of the posts of one author; page 1 has no number. */
  author: (key: string, page = 1) =>
    page === 1 ? `/blog/authors/${key}/` : `/blog/authors/${key}/page/${page}/`,
  /** The feed of a tag's posts. */
  tagFeed: (tag: string) => `/blog/tags/${tag}/rss.xml`,
} as const;

/** A doc's id from the path of its source: its path below the docs folder without the ending. */
export function docIdOfFile(file: string): string {
  return file.replace(/^(?:.*\/)?docs\//, '').replace(/\.mdx$/, '');
}

/** Whether an address leads to another site (or to a program such as the mail client). */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * The address with the slash that page paths end in, before any query and hash. Addresses of files (a last segment
 * with a known file ending), hash links and other sites' addresses come back unchanged.
 */
export function withTrailingSlash(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (!path.startsWith('/') || path.endsWith('/') || isExternal(href) || isFile(path)) return href;
  return `${path}/${rest}`;
}

/** Whether a path names a file rather than a page. Release slugs have dots, so only known endings count. */
export function isFile(path: string): boolean {
  return /\.(?:xml|json|txt|zip|toml|webp|png|svg|ico|webmanifest|md|js|css|woff2|yml)$/.test(path);
}

/** The path with the base path before it, for addresses that Next does not rewrite (plain `<a>`, `<img>`, fetch). */
export function withBase(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path;
}

/** A path of the address bar without the base path, as the router takes it. */
export function withoutBase(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** The absolute address of a path on this site. */
export function absoluteUrl(path: string): string {
  return `${SITE.url}${withBase(path)}`;
}
