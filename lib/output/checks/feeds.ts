import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FEEDS, type FeedFormat } from '../../feeds/formats';
import { routes } from '../../routes';
import { SITE } from '../../site';
import type { ExportedSite, OutputCheck } from '../site';

interface Feeds {
  rss?: { channel: { item?: { link: string }[] } };
  feed?: { entry?: { link: { '@_href': string } }[] };
  urlset?: { url?: { loc: string }[] };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: name => ['item', 'entry', 'url'].includes(name),
});

/** Extracts the addresses in a file's text. It may throw if the text is malformed. */
type Addresses = (text: string) => string[] | undefined;

const fromXml =
  (addresses: (feeds: Feeds) => string[] | undefined): Addresses =>
  text => {
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
    return addresses(parser.parse(text) as Feeds);
  };

/** How to find the addresses in each format. */
const ADDRESSES: Record<FeedFormat, Addresses> = {
  rss: fromXml(({ rss }) => rss?.channel.item?.map(({ link }) => link)),
  atom: fromXml(({ feed }) => feed?.entry?.map(({ link }) => link['@_href'])),
  json: text => (JSON.parse(text) as { items: { url: string }[] }).items.map(({ url }) => url),
};

/** Feeds and the sitemap are well-formed, and every address in them is a page. */
export const feeds: OutputCheck = {
  name: 'feeds',
  run: async site => {
    const files = [
      ...FEEDS.map(({ format, path }) => ({ path, addresses: ADDRESSES[format] })),
      { path: routes.sitemap, addresses: fromXml(({ urlset }) => urlset?.url?.map(({ loc }) => loc)) },
    ];
    const mistakes = await Promise.all(
      files.map(({ path, addresses }) => fileMistakes(site, path, addresses)),
    );
    return mistakes.flat();
  },
};

async function fileMistakes(site: ExportedSite, path: string, addresses: Addresses): Promise<string[]> {
  if (!site.files.has(path)) return [`out${path}: the file is missing.`];
  try {
    return addressMistakes(site, path, addresses(await site.read(path)) ?? []);
  } catch (error) {
    return [`out${path} is malformed: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function addressMistakes(site: ExportedSite, path: string, addresses: string[]): string[] {
  if (addresses.length === 0) return [`out${path}: doesn't list any page.`];
  const known = new Set([...site.pages.keys()].map(route => new URL(route, SITE.url).pathname));
  return addresses
    .filter(url => !url.startsWith(SITE.url) || !known.has(new URL(url).pathname))
    .map(url => `out${path}: lists "${url}", which isn't a page of the export.`);
}
