/** @jest-environment jsdom */
import { parseFeed } from '@rowanmanning/feed-parser';
import { atomFeed, jsonFeed, rssFeed, xmlText, type Channel, type FeedEntry } from '@/lib/feeds/build';

const entry = (fields: Partial<FeedEntry> = {}): FeedEntry => ({
  title: 'Release 25.11.0',
  description: 'What is new.',
  id: 'https://actualbudget.org/blog/release-25.11.0',
  url: 'https://actualbudget.org/blog/release-25.11.0/',
  date: new Date('2025-11-03T10:00:00.000Z'),
  html: '<p>Text.</p>',
  tags: ['announcement', 'release'],
  authors: [{ name: 'Jed Fox', url: 'https://github.com/j-f1' }],
  ...fields,
});

const channel = (entries: FeedEntry[]): Channel => ({
  title: 'Actual Budget Blog',
  description: 'News.',
  page: '/blog/',
  entries,
});

/** Characters that XML forbids, characters that HTML escapes, the end of a CDATA section (twice), and four-byte characters. */
const NASTY = 'A & B <b>bold</b> ]]> "quoted" ]]> &amp; 🎉 ż\u0000\u0008\ud800 1 < 2';
const CLEAN = 'A & B <b>bold</b> ]]> "quoted" ]]> &amp; 🎉 ż 1 < 2';

const formats = [
  ['RSS', (entries: FeedEntry[]) => rssFeed(channel(entries), '/blog/rss.xml')],
  ['Atom', (entries: FeedEntry[]) => atomFeed(channel(entries), '/blog/atom.xml')],
] as const;

/** Parses strictly, so that any XML error throws. */
function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

/** The text that a reader sees of HTML. */
const htmlText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

describe.each(formats)('%s', (format, write) => {
  it('can be parsed: titles, addresses, dates, categories, authors, content', () => {
    const [item] = parseFeed(write([entry()])).items;
    expect(item).toMatchObject({
      id: 'https://actualbudget.org/blog/release-25.11.0',
      url: 'https://actualbudget.org/blog/release-25.11.0/',
      title: 'Release 25.11.0',
      description: 'What is new.',
      content: '<p>Text.</p>',
      published: new Date('2025-11-03T10:00:00.000Z'),
    });
    expect(item?.categories.map(({ term }) => term)).toEqual(['announcement', 'release']);
    expect(item?.authors.map(({ name }) => name)).toContain('Jed Fox');
  });

  it('has its own address, its page, and its newest date', () => {
    const xml = write([entry(), entry({ date: new Date('2024-01-01T00:00:00.000Z') })]);
    const feed = parseFeed(xml);
    expect(feed).toMatchObject({ title: 'Actual Budget Blog', url: 'https://actualbudget.org/blog/' });
    expect(feed.updated).toEqual(new Date('2025-11-03T10:00:00.000Z'));
    expect(feed.self).toBe(`https://actualbudget.org/blog/${format.toLowerCase()}.xml`);
  });

  it('is well-formed with any text', () => {
    const authors = [{ name: NASTY, url: 'https://example.org/?a=1&b=<2>' }];
    const xml = write([entry({ title: NASTY, description: NASTY, html: `<p>${NASTY}</p>`, authors })]);
    const item = parseXml(xml).querySelector('item, entry');
    const text = (names: string) => item?.querySelector(names)?.textContent ?? '';
    const content = item?.getElementsByTagName('content:encoded')[0]?.textContent ?? text('content');
    expect(content).toBe(`<p>${CLEAN.replaceAll(']]>', ']]&gt;')}</p>`);
    expect(htmlText(text('description, summary'))).toBe(CLEAN);
    expect(parseFeed(xml).items).toHaveLength(1);
  });

  it('can have several authors or none', () => {
    const two = [
      { name: 'Ann', url: 'https://example.org/ann' },
      { name: 'Bob', url: 'https://example.org/bob' },
    ];
    const names = (authors: FeedEntry['authors']) =>
      parseFeed(write([entry({ authors })])).items[0]?.authors.map(({ name }) => name);
    expect(names(two)).toEqual(['Ann', 'Bob']);
    expect(names([])).not.toContain('Ann');
  });

  it('can be empty, and is then the same in every build', () => {
    expect(parseFeed(write([])).items).toEqual([]);
    expect(write([])).toBe(write([]));
    expect(write([])).toContain('1970');
  });
});

test('Atom titles are HTML and RSS titles are plain text, so readers see them as written', () => {
  const posts = [entry({ title: NASTY })];
  const atom = parseXml(atomFeed(channel(posts), '/blog/atom.xml')).querySelector('entry > title');
  const rss = parseXml(rssFeed(channel(posts), '/blog/rss.xml')).querySelector('item > title');
  expect(htmlText(atom?.textContent ?? '')).toBe(CLEAN);
  expect(rss?.textContent).toBe(CLEAN.replaceAll(']]>', ']] >'));
});

test('JSON Feed 1.1 has the same posts, with all their authors', () => {
  const feed = JSON.parse(jsonFeed(channel([entry({ title: NASTY })]), '/blog/feed.json'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Actual Budget Blog',
    home_page_url: 'https://actualbudget.org/blog/',
    feed_url: 'https://actualbudget.org/blog/feed.json',
    language: 'en',
  });
  expect(feed.items).toEqual([
    {
      id: 'https://actualbudget.org/blog/release-25.11.0',
      url: 'https://actualbudget.org/blog/release-25.11.0/',
      title: CLEAN,
      summary: 'What is new.',
      content_html: '<p>Text.</p>',
      date_published: '2025-11-03T10:00:00.000Z',
      date_modified: '2025-11-03T10:00:00.000Z',
      tags: ['announcement', 'release'],
      authors: [{ name: 'Jed Fox', url: 'https://github.com/j-f1' }],
    },
  ]);
});

test.each([
  ['plain\ttext\r\n', 'plain\ttext\r\n'],
  ['a\u0000b\u001fc\ufffe', 'abc'],
  ['half \ud83c pair', 'half  pair'],
  ['whole 🎉 pair', 'whole 🎉 pair'],
])('%j in XML is %j', (text, expected) => {
  expect(xmlText(text)).toBe(expected);
});
