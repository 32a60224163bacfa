import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ENGINE_FILE } from '@/lib/search/files';
import { builtFile } from '../support/built-index';

/** The most bytes of the worker's script, compressed. Every first search waits for it. */
const MOST_BYTES = 12_000;

it("the worker's script is small", async () => {
  const script = await readFile(await builtFile(ENGINE_FILE));
  expect(gzipSync(script).length).toBeLessThanOrEqual(MOST_BYTES);
});
