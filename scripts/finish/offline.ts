import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'esbuild';
import { basePath } from '@/lib/base-path.mjs';
import { esbuildTarget } from '@/lib/build-target';
import { filesToSave } from '@/lib/offline/choose';
import { EDITION_PATH, WORKER_PATH, type Edition, type EditionFile } from '@/lib/offline/edition';
import { readSite } from '@/lib/output/site';

/** File types that are already compressed. */
const COMPRESSED = /\.(?:webp|woff2)$/;

/**
 * Writes the list of files for "Read offline", and the service worker. The list has a digest of every file, so nothing may change
 * a file after this. Pages don't load either of them until a reader opens the dialog.
 */
export async function writeOffline(folder: string): Promise<void> {
  const site = await readSite(folder, () => undefined);
  const pages = new Set(
    [...site.pages.keys()].filter(route => route.endsWith('/')).map(route => `${route}index.html`),
  );
  const files: EditionFile[] = [];
  let transfer = 0;
  for (const path of filesToSave(site.files, pages)) {
    const content = await readFile(join(folder, path));
    files.push({
      path: basePath + path.replace(/\/index\.html$/, '/'),
      digest: createHash('sha256').update(content).digest('base64'),
      bytes: content.length,
    });
    transfer += COMPRESSED.test(path) ? content.length : (await promisify(gzip)(content)).length;
  }
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const edition: Edition = { id, transfer, files };
  await writeFile(join(folder, EDITION_PATH), JSON.stringify(edition));
  await build({
    entryPoints: ['lib/offline/worker.ts'],
    outfile: join(folder, WORKER_PATH),
    bundle: true,
    format: 'iife',
    minify: true,
    target: esbuildTarget(),
    define: {
      'process.env.BASE_URL': JSON.stringify(`${basePath}/`),
      'process.env.NODE_ENV': '"production"',
    },
  });
}
