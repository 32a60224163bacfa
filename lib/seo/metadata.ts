import type { Metadata } from 'next';
import { siteStrings } from '@/strings/site';
import { feedOf } from '../feeds/formats';
import { twinPath } from '../markdown/path';
import { absoluteUrl } from '../routes';
import { PRODUCT, SITE } from '../site';
import { CARD_SIZE, cardPath, siteCard, type Card } from './cards';

/** The metadata of an article, for sharing. */
export interface Article {
  /** When it was published, as ISO date and time. */
  published: string;
  /** Addresses of the authors' pages. */
  authors: string[];
  tags: readonly string[];
}

interface PageHead {
  /** Left out or equal to the site's title: only the site's title is shown. */
  title?: string;
  description: string;
  /** The page's path. */
  path: string;
  /** Left out: the page isn't an article. */
  article?: Article;
  /** The picture for shared links. Left out: the site's own card. */
  card?: Card;
  /** The page's own feed, in addition to the blog's. Left out: none. */
  feed?: { title: string; path: string };
}

/** A page's metadata: title, description, canonical address, languages, feeds, Markdown twin, Open Graph, and card. */
export function pageMetadata(page: PageHead): Metadata {
  const { title, description, path, feed } = page;
  const url = absoluteUrl(path);
  const fullTitle = !title || title === SITE.title ? SITE.title : `${title} | ${SITE.title}`;
  const feeds = [{ title: siteStrings.blogFeed(PRODUCT), path: feedOf('rss').path }, ...(feed ? [feed] : [])];
  return {
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical: url,
      languages: { [SITE.locale]: url, 'x-default': url },
      types: {
        'application/rss+xml': feeds.map(item => ({ url: absoluteUrl(item.path), title: item.title })),
        'text/markdown': absoluteUrl(twinPath(path)),
      },
    },
    openGraph: openGraph(page),
    twitter: { card: 'summary_large_image' },
  };
}

function openGraph({ title, description, path, article, card = siteCard }: PageHead): Metadata['openGraph'] {
  return {
    title: title ?? SITE.title,
    description,
    url: absoluteUrl(path),
    siteName: SITE.title,
    locale: SITE.locale,
    images: [{ url: absoluteUrl(cardPath(card)), ...CARD_SIZE, alt: card.title, type: 'image/png' }],
    ...(article
      ? {
          type: 'article',
          publishedTime: article.published,
          authors: article.authors,
          tags: [...article.tags],
        }
      : { type: 'website' }),
  };
}
