import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { esbuildTarget } from '@/lib/build-target';
import { writeGenerated } from '@/lib/generated';

/** Where the reader is written, and the address it is served from. */
const FOLDER = 'public/imports';
const ADDRESS = '/imports/';

/** Characters of the hash in the folder's name: enough to tell two builds apart. */
const HASH_LENGTH = 10;

/**
 * Makes the worker that reads bank files, as one script in a folder named after a hash of its content, so that it can be cached
 * forever. `.generated/import-reader.json` tells the page its address.
 */
export async function writeImportReader(): Promise<void> {
  const script = await bundle();
  const hash = createHash('sha256').update(script).digest('hex').slice(0, HASH_LENGTH);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, hash), { recursive: true });
  await writeFile(join(FOLDER, hash, 'reader.js'), script);
  await writeGenerated('import-reader', `${ADDRESS}${hash}/reader.js`);
}

/** One file, like the search worker: Next would split it into a loader and several chunks, which load one after another. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/imports/worker.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: esbuildTarget(),
    // The licenses are in licenses.txt.
    legalComments: 'none',
    plugins: [
      {
        // The XML parser only needs these modules to read streams in Node.
        name: 'no-streams',
        setup(building) {
          building.onResolve({ filter: /^(?:stream|string_decoder)$/ }, ({ path }) => ({
            path,
            namespace: 'none',
          }));
          building.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
        },
      },
    ],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
