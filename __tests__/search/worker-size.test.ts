/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ENGINE_FILE } from '@/lib/search/files';

/** The most bytes of the worker's script, compressed. Every first search waits for it. */
const MOST_BYTES = 12_000;

it("the worker's script is small", () => {
  const folders = JSON.parse(readFileSync('.generated/search.json', 'utf8')) as Record<string, string>;
  const script = readFileSync(join('public', folders[''] ?? '', ENGINE_FILE));
  expect(gzipSync(script).length).toBeLessThanOrEqual(MOST_BYTES);
});
