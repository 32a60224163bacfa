import { Feed, type FeedOptions, type Item } from 'feed';
import { absoluteUrl } from '../routes';
import { PRODUCT, SITE } from '../site';
import type { FeedFormat } from './formats';

/** A feed and what it holds. Texts are plain but for the content: each format escapes them in its own way. */
export interface Channel {
  title: string;
  description: string;
  /** The path of the page with the same posts. */
  page: string;
  /** Newest first. */
  entries: FeedEntry[];
}

/** A post in a feed. */
export interface FeedEntry {
  title: string;
  description: string;
  /** The post's permanent id: readers show an entry with a new one as unread. */
  id: string;
  /** The absolute address of the post. */
  url: string;
  date: Date;
  html: string;
  tags: readonly string[];
  authors: readonly { name: string; url: string }[];
}

/** A channel as RSS 2.0; `path` is that of the feed. */
export function rssFeed(channel: Channel, path: string): string {
  const feed = new Feed({ ...options(channel), feed: absoluteUrl(path) });
  for (const entry of channel.entries) {
    const creators = entry.authors.map(({ name }) => ({ _text: xmlText(name) }));
    const { title, ...rest } = item(entry);
    feed.addItem({
      ...rest,
      // RSS's titles are plain text; this is the one thing that the library cannot write in it.
      title: title.replaceAll(']]>', ']] >'),
      // RSS's own author is an e-mail address.
      author: undefined,
      extensions: creators.length > 0 ? [{ name: 'dc:creator', objects: creators as never }] : [],
    });
  }
  return feed.rss2();
}

/** A channel as Atom 1.0; `path` is that of the feed. */
export function atomFeed(channel: Channel, path: string): string {
  const feed = new Feed({ ...options(channel), feed: absoluteUrl(path), author: { name: PRODUCT } });
  for (const entry of channel.entries) {
    const { title, ...rest } = item(entry);
    feed.addItem({ ...rest, title: escapeHtml(title) });
  }
  return feed.atom1();
}

/** A channel as JSON Feed 1.1; `path` is that of the feed. The library writes version 1, which knows one author a post. */
export function jsonFeed(channel: Channel, path: string): string {
  const feed = new Feed({ ...options(channel), feedLinks: { json: absoluteUrl(path) } });
  for (const entry of channel.entries)
    feed.addItem({ ...item(entry), description: entry.description, author: undefined });
  const { items, ...head } = JSON.parse(feed.json1()) as { items: object[] };
  return JSON.stringify({
    ...head,
    version: 'https://jsonfeed.org/version/1.1',
    language: SITE.locale,
    items: items.map((fields, index) => ({
      ...fields,
      authors: channel.entries[index]?.authors.map(({ name, url }) => ({ name, url })),
    })),
  });
}

/** How each format is written. */
export const WRITERS: Record<FeedFormat, (channel: Channel, path: string) => string> = {
  rss: rssFeed,
  atom: atomFeed,
  json: jsonFeed,
};

function options({ title, description, page, entries }: Channel): FeedOptions {
  return {
    id: absoluteUrl(page),
    link: absoluteUrl(page),
    title: xmlText(title),
    description: xmlText(description),
    language: SITE.locale,
    copyright: `Copyright © ${SITE.copyrightYear} ${PRODUCT}`,
    // A feed without posts has never been updated; the time of the build would make every build different.
    updated: entries[0]?.date ?? new Date(0),
    generator: false,
  };
}

function item({ id, title, description, url, date, html, tags, authors }: FeedEntry): Item {
  return {
    id,
    link: url,
    title: xmlText(title),
    description: escapeHtml(xmlText(description)),
    // The library writes CDATA sections and lets only the first of their ends in a text pass.
    content: xmlText(html).replaceAll(']]>', ']]&gt;'),
    date,
    published: date,
    category: tags.map(name => ({ name, term: name })),
    author: authors.map(author => ({ name: xmlText(author.name), link: author.url })),
  };
}

/** A text without the characters that XML 1.0 cannot hold, not even escaped: control characters and half pairs. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
