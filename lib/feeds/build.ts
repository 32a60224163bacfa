import { Feed, type FeedOptions, type Item } from 'feed';
import { absoluteUrl } from '../routes';
import { PRODUCT, SITE } from '../site';
import type { FeedFormat } from './formats';

/** A feed and its entries. All text except the content is plain, because each format escapes it differently. */
export interface Channel {
  title: string;
  description: string;
  /** The path of the page that lists the same posts. */
  page: string;
  /** Newest first. */
  entries: FeedEntry[];
}

/** A post in a feed. */
export interface FeedEntry {
  title: string;
  description: string;
  /** The post's permanent id. Feed readers would show an entry with a new id as unread. */
  id: string;
  /** The absolute address of the post. */
  url: string;
  date: Date;
  html: string;
  tags: readonly string[];
  authors: readonly { name: string; url: string }[];
}

/** Writes a channel as RSS 2.0. `path` is the feed's path. */
export function rssFeed(channel: Channel, path: string): string {
  const feed = new Feed({ ...options(channel), feed: absoluteUrl(path) });
  for (const entry of channel.entries) {
    // The library writes a list as repeated elements, but its type only allows an object.
    const creators: object = entry.authors.map(({ name }) => ({ _text: xmlText(name) }));
    const { title, ...rest } = item(entry);
    feed.addItem({
      ...rest,
      // Titles in RSS are plain text, which the library can't write.
      title: title.replaceAll(']]>', ']] >'),
      // RSS's own author element is for an email address.
      author: undefined,
      extensions: [{ name: 'dc:creator', objects: creators as Record<string, unknown> }],
    });
  }
  return feed.rss2();
}

/** Writes a channel as Atom 1.0. `path` is the feed's path. */
export function atomFeed(channel: Channel, path: string): string {
  const feed = new Feed({ ...options(channel), feed: absoluteUrl(path), author: { name: PRODUCT } });
  for (const entry of channel.entries) {
    const { title, ...rest } = item(entry);
    feed.addItem({ ...rest, title: escapeHtml(title) });
  }
  return feed.atom1();
}

/**
 * Writes a channel as JSON Feed 1.1. `path` is the feed's path. The library writes version 1, which only allows one author per
 * post.
 */
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

/** The writer of each format. */
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
    // A feed without posts has no last update. Using the build time would make every build different.
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
    // The library writes CDATA sections and only escapes the first section end in a string.
    content: xmlText(html).replaceAll(']]>', ']]&gt;'),
    date,
    published: date,
    category: tags.map(name => ({ name, term: name })),
    author: authors.map(author => ({ name: xmlText(author.name), link: author.url })),
  };
}

/** A string without the characters that XML 1.0 can't contain even when escaped: control characters and lone surrogates. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
