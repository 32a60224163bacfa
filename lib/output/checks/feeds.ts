import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { messageOf } from '../../errors';
import { FEEDS } from '../../feeds/formats';
import { routes } from '../../routes';
import { SITE } from '../../site';
import type { ExportedSite, OutputCheck } from '../site';

/** Where RSS, Atom, and sitemaps list addresses. */
interface XmlLists {
  rss?: { channel: { item?: { link: string }[] } };
  feed?: { entry?: { link: { '@_href': string } }[] };
  urlset?: { url?: { loc: string }[] };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: name => ['item', 'entry', 'url'].includes(name),
});

/**
 * The addresses that a feed or sitemap lists.
 *
 * @throws Error if the file is malformed
 */
function addressesIn(path: string, text: string): string[] {
  if (path.endsWith('.json'))
    return (JSON.parse(text) as { items: { url: string }[] }).items.map(({ url }) => url);
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
  const { rss, feed, urlset } = parser.parse(text) as XmlLists;
  return [
    ...(rss?.channel.item ?? []).map(({ link }) => link),
    ...(feed?.entry ?? []).map(({ link }) => link['@_href']),
    ...(urlset?.url ?? []).map(({ loc }) => loc),
  ];
}

/** Feeds and the sitemap are well-formed, and every address in them is a page. */
export const feeds: OutputCheck = {
  name: 'feeds',
  run: async site => {
    const paths = [...FEEDS.map(({ path }) => path), routes.sitemap];
    return (await Promise.all(paths.map(path => fileMistakes(site, path)))).flat();
  },
};

async function fileMistakes(site: ExportedSite, path: string): Promise<string[]> {
  if (!site.files.has(path)) return [`out${path}: the file is missing.`];
  try {
    return addressMistakes(site, path, addressesIn(path, await site.read(path)));
  } catch (error) {
    return [`out${path} is malformed: ${messageOf(error)}`];
  }
}

function addressMistakes(site: ExportedSite, path: string, addresses: string[]): string[] {
  if (addresses.length === 0) return [`out${path}: doesn't list any page.`];
  const known = new Set([...site.pages.keys()].map(route => new URL(route, SITE.url).pathname));
  return addresses
    .filter(url => !url.startsWith(SITE.url) || !known.has(new URL(url).pathname))
    .map(url => `out${path}: lists "${url}", which isn't a page of the export.`);
}
