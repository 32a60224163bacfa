import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundle, shortHash } from '@/lib/bundle';
import { writeText } from '@/lib/content/files';
import { writeGenerated } from '@/lib/generated';

/** Where the reader is written, and the address it is served from. */
const FOLDER = 'public/imports';
const ADDRESS = '/imports/';

/**
 * Makes the worker that reads bank files, as one script in a folder named after a hash of its content, so that it can be cached
 * forever. `.generated/import-reader.json` tells the page its address.
 */
export async function writeImportReader(): Promise<void> {
  const script = await bundle('lib/imports/worker.ts', {}, { plugins: [withoutStreams] });
  const folder = shortHash(script);
  await rm(FOLDER, { recursive: true, force: true });
  await writeText(join(FOLDER, folder, 'reader.js'), script);
  await writeGenerated('import-reader', `${ADDRESS}${folder}/reader.js`);
}

/** The XML parser only needs these modules to read streams in Node. */
const withoutStreams: Plugin = {
  name: 'without-streams',
  setup(building) {
    building.onResolve({ filter: /^(?:stream|string_decoder)$/ }, ({ path }) => ({
      path,
      namespace: 'none',
    }));
    building.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
  },
};
