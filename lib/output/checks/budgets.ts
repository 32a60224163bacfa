import { gzipSync } from 'node:zlib';
import { basePath } from '../../base-path.mjs';
import { PAGE_DATA_FOLDER } from '../../intent/defer';
import { routes } from '../../routes';
import { BUDGETS } from '../../site';
import { VERSIONS } from '../../versions/config';
import { attributeOf, type Element } from '../html';
import { elementsNamed, type ExportedPage, type ExportedSite, type OutputCheck } from '../site';

/** The only pages that may be larger, in every version of the docs. Each is a single list, for find-in-page and for its anchors. */
const LONGEST_PAGES = VERSIONS.flatMap(({ folder }) =>
  ['api/reference', 'troubleshooting/messages'].map(id => routes.doc(`${folder ? `${folder}/` : ''}${id}`)),
);

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

async function mistakesOf(page: ExportedPage, gzip: Gzip, site: ExportedSite): Promise<string[]> {
  const links = elementsNamed(page, 'link');
  const styles = addressesOf(links.filter(link => attributeOf(link, 'rel') === 'stylesheet'));
  const scripts = elementsNamed(page, 'script');
  // Browsers that support modules ignore nomodule scripts.
  const early = scripts
    .filter(script => attributeOf(script, 'nomodule') === undefined)
    .flatMap(script => attributeOf(script, 'src') ?? []);
  // The page's data is one of them, but it isn't code.
  const late = scripts
    .flatMap(script => attributeOf(script, 'data-framework')?.split(' ') ?? [])
    .filter(address => !address.startsWith(`${basePath}/${PAGE_DATA_FOLDER}/`));
  const fonts = addressesOf(links.filter(link => attributeOf(link, 'as') === 'font'));

  const html = gzipSync(page.html).length;
  const mistakes: string[] = [];
  const expect = (what: string, bytes: number, limit: number, remedy: string) => {
    if (bytes > limit)
      mistakes.push(`${page.route} has ${kb(bytes)} of ${what}; the limit is ${kb(limit)}. ${remedy}`);
  };
  expect(
    'HTML, styles and scripts before the reader acts',
    html + (await sum([...styles, ...early], gzip)),
    LONGEST_PAGES.includes(page.route) ? BUDGETS.longestPageBytes : BUDGETS.beforeIntentBytes,
    'Split the page, or find out what was added to every page.',
  );
  expect(
    'fonts',
    await sum(fonts, async address => site.size(fileOf(address))),
    BUDGETS.fontBytes,
    'Include fewer characters or weights in the font.',
  );
  expect(
    'scripts after the reader acts',
    await sum(late, gzip),
    BUDGETS.afterIntentBytes,
    'Move code that only some pages need out of the shared scripts.',
  );
  const eager = elementsNamed(page, 'img').filter(image => attributeOf(image, 'loading') !== 'lazy').length;
  if (eager > BUDGETS.eagerImages)
    mistakes.push(
      `${page.route} loads ${eager} pictures right away. Only the first may lack loading="lazy".`,
    );
  for (const link of links.filter(link => attributeOf(link, 'rel') === 'prefetch'))
    mistakes.push(
      `${page.route} prefetches ${attributeOf(link, 'href')} before the reader acts. Remove the prefetch.`,
    );
  return mistakes;
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
