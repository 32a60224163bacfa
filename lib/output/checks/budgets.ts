import { gzipSync } from 'node:zlib';
import { basePath } from '../../base-path.mjs';
import { PAGE_DATA_FOLDER } from '../../intent/defer';
import { routes } from '../../routes';
import { BUDGETS } from '../../site';
import { inEveryVersion } from '../../versions/paths';
import { attributeOf, type Element } from '../html';
import { elementsNamed, type ExportedPage, type ExportedSite, type OutputCheck } from '../site';

/**
 * The only pages that may be larger, in every version of the docs. Each keeps its list on one page, for find-in-page and for
 * its anchors.
 */
const LONGEST_PAGES = ['api/reference', 'troubleshooting/messages'].flatMap(inEveryVersion);

/** A docs page is small, both before and after the reader acts. The check counts bytes, not times. */
export const budgets: OutputCheck = {
  name: 'byte budgets of docs pages',
  run: async site => {
    const sizes = new Map<string, Promise<number>>();
    const gzip = (address: string) => {
      const size = sizes.get(address) ?? gzipSize(site, address);
      sizes.set(address, size);
      return size;
    };
    const mistakes: string[] = [];
    for (const page of site.pages.values()) {
      if (!page.route.startsWith(routes.docs)) continue;
      for (const mistake of await mistakesOf(page, gzip, site)) mistakes.push(`${page.source}: ${mistake}`);
    }
    return mistakes;
  },
};

type Gzip = (address: string) => Promise<number>;

/** What is wrong with a page's size. */
async function mistakesOf(page: ExportedPage, gzip: Gzip, site: ExportedSite): Promise<string[]> {
  const { styles, early, late, fonts } = loadedBy(page);
  const sizes = [
    {
      what: 'HTML, styles, and scripts before the reader acts',
      bytes: gzipSync(page.html).length + (await sum([...styles, ...early], gzip)),
      limit: LONGEST_PAGES.includes(page.route) ? BUDGETS.longestPageBytes : BUDGETS.beforeIntentBytes,
      remedy: 'Split the page, or find out what was added to every page.',
    },
    {
      what: 'fonts',
      bytes: await sum(fonts, async address => site.size(fileOf(address))),
      limit: BUDGETS.fontBytes,
      remedy: 'Include fewer characters or weights in the font.',
    },
    {
      what: 'scripts after the reader acts',
      bytes: await sum(late, gzip),
      limit: BUDGETS.afterIntentBytes,
      remedy: 'Move code that only some pages need out of the shared scripts.',
    },
  ];
  const tooLarge = sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ what, bytes, limit, remedy }) =>
        `${page.route} has ${kb(bytes)} of ${what}; the limit is ${kb(limit)}. ${remedy}`,
    );
  return [...tooLarge, ...earlyMistakes(page)];
}

/** The addresses of the files that a page loads, grouped by when it loads them and what they're for. */
function loadedBy(page: ExportedPage) {
  const links = elementsNamed(page, 'link');
  const scripts = elementsNamed(page, 'script');
  return {
    // The loader enables the disabled ones (lib/finish/styles.ts).
    styles: addressesOf(
      links.filter(
        link => attributeOf(link, 'rel') === 'stylesheet' && attributeOf(link, 'disabled') === undefined,
      ),
    ),
    fonts: addressesOf(links.filter(link => attributeOf(link, 'as') === 'font')),
    // Browsers that support modules ignore nomodule scripts.
    early: scripts
      .filter(script => attributeOf(script, 'nomodule') === undefined)
      .flatMap(script => attributeOf(script, 'src') ?? []),
    // The page's data is one of them, but it isn't code.
    late: scripts
      .flatMap(script => attributeOf(script, 'data-framework')?.split(' ') ?? [])
      .filter(address => !address.startsWith(`${basePath}/${PAGE_DATA_FOLDER}/`)),
  };
}

/** What a page loads before the reader acts, although it could wait. */
function earlyMistakes(page: ExportedPage): string[] {
  const eager = elementsNamed(page, 'img').filter(image => attributeOf(image, 'loading') !== 'lazy').length;
  const prefetches = elementsNamed(page, 'link').filter(link => attributeOf(link, 'rel') === 'prefetch');
  return [
    ...(eager > BUDGETS.eagerImages
      ? [`${page.route} loads ${eager} pictures right away. Only the first may lack loading="lazy".`]
      : []),
    ...prefetches.map(
      link =>
        `${page.route} prefetches ${attributeOf(link, 'href')} before the reader acts. Remove the prefetch.`,
    ),
  ];
}

const addressesOf = (links: Element[]) => links.flatMap(link => attributeOf(link, 'href') ?? []);

const fileOf = (address: string) => address.slice(basePath.length).split('?')[0] ?? '';

const gzipSize = async (site: ExportedSite, address: string) =>
  gzipSync(await site.read(fileOf(address))).length;

async function sum(addresses: string[], size: Gzip): Promise<number> {
  const sizes = await Promise.all([...new Set(addresses)].map(size));
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

/** A number of bytes for messages. */
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
