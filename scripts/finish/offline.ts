import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { basePath } from '@/lib/base-path.mjs';
import { bundle } from '@/lib/bundle';
import { inParallel } from '@/lib/in-parallel';
import { filesToSave } from '@/lib/offline/choose';
import { EDITION_PATH, WORKER_PATH, type Edition, type EditionFile } from '@/lib/offline/edition';
import { PAGE_DATA_FOLDER } from '@/lib/intent/defer';
import { readSite, type ExportedPage } from '@/lib/output/site';

/** The number of files to compress at a time, which is the number of Node's threads. */
const MAX_PARALLEL = 4;

/** File types that are already compressed. */
const COMPRESSED = /\.(?:webp|woff2)$/;

/**
 * Writes the list of files for "Read offline", and the service worker. The list has a digest of every file, so nothing may change
 * a file after this. Pages don't load either of them until a reader opens the dialog.
 *
 * @param isLeftOut whether the page at an address isn't saved
 */
export async function writeOffline(folder: string, isLeftOut: (route: string) => boolean): Promise<void> {
  await writeFile(join(folder, EDITION_PATH), JSON.stringify(await editionOf(folder, isLeftOut)));
  await writeFile(join(folder, WORKER_PATH), await bundle('lib/offline/worker.ts'));
}

/** The addresses of a page's scripts. A pattern finds them, because parsing every page again would take a second. */
const SCRIPTS = /<script\b[^>]*\sdata-framework="([^"]*)"/g;

/** The addresses of a page's data, without the base path. */
const dataOf = ({ html }: ExportedPage) =>
  [...html.matchAll(SCRIPTS)]
    .flatMap(([, addresses = '']) => addresses.split(' '))
    .map(address => address.slice(basePath.length))
    .filter(address => address.startsWith(`/${PAGE_DATA_FOLDER}/`));

/** The files of an export to save for offline reading, with their digests and sizes. */
async function editionOf(folder: string, isLeftOut: (route: string) => boolean): Promise<Edition> {
  const site = await readSite(folder, () => undefined);
  const saved = [...site.pages.values()].filter(({ route }) => route.endsWith('/') && !isLeftOut(route));
  const pages = new Set(saved.map(({ route }) => `${route}index.html`));
  const data = new Set(saved.flatMap(dataOf));
  const all = [...site.files].filter(file => !file.startsWith(`/${PAGE_DATA_FOLDER}/`) || data.has(file));
  let transfer = 0;
  const files = await inParallel(
    filesToSave(all, pages),
    MAX_PARALLEL,
    async (path): Promise<EditionFile> => {
      const content = await readFile(join(folder, path));
      const sent = COMPRESSED.test(path) ? content : await promisify(gzip)(content);
      transfer += sent.length;
      return {
        path: basePath + path.replace(/\/index\.html$/, '/'),
        digest: createHash('sha256').update(content).digest('base64'),
        bytes: content.length,
      };
    },
  );
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { id, transfer, files };
}
