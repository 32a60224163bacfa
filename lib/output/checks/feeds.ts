import { XMLParser, XMLValidator } from 'fast-xml-parser';
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

/** The feeds and the sitemap are well-formed, and every address they name is a page. */
export const feeds: OutputCheck = {
  name: 'feeds',
  run: async site => [
    ...(await xmlMistakes(site, routes.feed, ({ rss }) => rss?.channel.item?.map(({ link }) => link))),
    ...(await xmlMistakes(site, routes.atomFeed, ({ feed }) =>
      feed?.entry?.map(({ link }) => link['@_href']),
    )),
    ...(await xmlMistakes(site, routes.sitemap, ({ urlset }) => urlset?.url?.map(({ loc }) => loc))),
    ...(await jsonMistakes(site)),
  ],
};

async function xmlMistakes(
  site: ExportedSite,
  path: string,
  addresses: (feeds: Feeds) => string[] | undefined,
): Promise<string[]> {
  if (!site.files.has(path)) return [`out${path}: the file is not there.`];
  const text = await site.read(path);
  const valid = XMLValidator.validate(text);
  if (valid !== true) return [`out${path}:${valid.err.line} is not well-formed: ${valid.err.msg}`];
  return addressMistakes(site, path, addresses(parser.parse(text) as Feeds) ?? []);
}

async function jsonMistakes(site: ExportedSite): Promise<string[]> {
  const path = routes.jsonFeed;
  if (!site.files.has(path)) return [`out${path}: the file is not there.`];
  try {
    const { items } = JSON.parse(await site.read(path)) as { items: { url: string }[] };
    return addressMistakes(
      site,
      path,
      items.map(({ url }) => url),
    );
  } catch (error) {
    return [`out${path}: is not a JSON feed: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function addressMistakes(site: ExportedSite, path: string, addresses: string[]): string[] {
  if (addresses.length === 0) return [`out${path}: names no page.`];
  const known = new Set([...site.pages.keys()].map(route => new URL(route, SITE.url).pathname));
  return addresses
    .filter(url => !url.startsWith(SITE.url) || !known.has(new URL(url).pathname))
    .map(url => `out${path}: names "${url}", which is no page of the export.`);
}
