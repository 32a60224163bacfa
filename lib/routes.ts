import { basePath } from './base-path.mjs';
import { SITE } from './site';

/** Every address of this site is built here. Paths of pages start and end with a slash. */
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
  sitemap: '/sitemap.xml',
  archive: '/blog/archive/',
  authors: '/blog/authors/',
  tags: '/blog/tags/',
  /** A doc's page: the id `accounts/index` is `/docs/accounts/`, `faq` is `/docs/faq/`. */
  doc: (id: string) => `/docs/${id.replace(/(^|\/)index$/, '$1')}/`.replace(/\/{2,}/g, '/'),
  /** A blog post's page. */
  post: (slug: string) => `/blog/${slug}/`,
  /** Page `page` of the blog. Page 1 is the blog's main page. */
  blog: (page = 1) => (page === 1 ? '/blog/' : `/blog/page/${page}/`),
  /** Page `page` of the posts that don't announce a release. Page 1 has no number. */
  articles: (page = 1) => (page === 1 ? '/blog/articles/' : `/blog/articles/page/${page}/`),
  /** Page `page` of the posts with a tag. Page 1 has no number. */
  tag: (tag: string, page = 1) => (page === 1 ? `/blog/tags/${tag}/` : `/blog/tags/${tag}/page/${page}/`),
  /** Page `page` of an author's posts. Page 1 has no number. */
  author: (key: string, page = 1) =>
    page === 1 ? `/blog/authors/${key}/` : `/blog/authors/${key}/page/${page}/`,
  /** The feed of a tag's posts. */
  tagFeed: (tag: string) => `/blog/tags/${tag}/rss.xml`,
} as const;

/** A doc's id from its source path: the path below the docs folder, without the extension. */
export function docIdOfFile(file: string): string {
  return file.replace(/^(?:.*\/)?docs\//, '').replace(/\.mdx$/, '');
}

/** Whether an address leads to another site (or to a program such as an email client). */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Adds the trailing slash of a page's path, before any query and hash. Addresses of files (with a known extension), hash links,
 * and addresses of other sites are returned unchanged.
 */
export function withTrailingSlash(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (!path.startsWith('/') || path.endsWith('/') || isExternal(href) || isFile(path)) return href;
  return `${path}/${rest}`;
}

/** Whether a path is a file rather than a page. Release slugs have dots, so only known extensions count. */
export function isFile(path: string): boolean {
  return /\.(?:xml|json|txt|zip|toml|webp|png|svg|ico|webmanifest|md|js|css|woff2|yml)$/.test(path);
}

/** Adds the base path, for addresses that Next doesn't rewrite (plain `<a>`, `<img>`, fetch). */
export function withBase(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path;
}

/** Removes the base path from the address bar's path, as the router expects it. */
export function withoutBase(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** The absolute address of a path on this site. */
export function absoluteUrl(path: string): string {
  return `${SITE.url}${withBase(path)}`;
}
