import { siteStrings } from '@/strings/site';
import { absoluteUrl, routes } from '../routes';
import { PRODUCT, SITE } from '../site';
import { cardPath, type Card } from './cards';

/** Structured data for search engines: an object of schema.org's vocabulary. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** A post's data for structured data. */
export interface PostFacts {
  slug: string;
  title: string;
  description: string;
  /** ISO date and time. */
  date: string;
  /** ISO date and time of the last change. Left out if git doesn't know it. */
  modified?: string;
  tags: readonly string[];
  authors: readonly { name: string; title: string; url: string }[];
  card: Card;
}

const BLOG = absoluteUrl(routes.blog());
const BLOG_NAME = siteStrings.blog(PRODUCT);

/** The structured data of a post's page. */
export function postJsonLd(post: PostFacts): JsonLd {
  return {
    '@context': 'https://schema.org',
    ...posting(post),
    isPartOf: { '@type': 'Blog', '@id': BLOG, name: BLOG_NAME },
  };
}

/** The structured data of a blog page: the blog, and the posts on the page. */
export function blogJsonLd(description: string, posts: readonly PostFacts[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': BLOG,
    mainEntityOfPage: BLOG,
    headline: BLOG_NAME,
    name: BLOG_NAME,
    description,
    inLanguage: SITE.locale,
    blogPost: posts.map(posting),
  };
}

function posting({ slug, title, description, date, modified, tags, authors, card }: PostFacts) {
  const url = absoluteUrl(routes.post(slug));
  const people = authors.map(author => ({
    '@type': 'Person',
    name: author.name,
    description: author.title,
    url: author.url,
  }));
  // A post without authors is by the project.
  const project = { '@type': 'Organization', name: PRODUCT, url: absoluteUrl(routes.home) };
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date,
    dateModified: modified,
    image: { '@type': 'ImageObject', url: absoluteUrl(cardPath(card)) },
    author: people.length > 1 ? people : (people[0] ?? project),
    keywords: [...tags],
  };
}

/** The breadcrumb of a docs page: the entries with a page, from the outermost to the page itself. */
export function breadcrumbJsonLd(trail: readonly { label: string; href?: string }[]): JsonLd {
  const linked = trail.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

/** Structured data as a script element's text, escaped so that it can't close the element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
