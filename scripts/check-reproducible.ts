import { createHash } from 'node:crypto';
import { readFile, rm, truncate } from 'node:fs/promises';
import { CACHE_FOLDER } from '@/lib/cache';
import { filesBelow } from '@/lib/content/files';
import { main, runScript, step } from './steps';

/** The number of different files to print. The rest are counted. */
const SHOWN = 20;

/** What one build leaves for the next. */
const REMEMBERED = [CACHE_FOLDER, '.contentlayer', '.generated', '.next'];

/** Every nth cache entry is truncated before the second build, which has to create it again. */
const DAMAGED = 20;

/**
 * `npm run check:reproducible`: builds the site from scratch, then again with the caches of the first build, some of them
 * damaged, and compares every file. Arguments are passed to the build.
 */
main(async () => {
  for (const folder of REMEMBERED) await rm(folder, { recursive: true, force: true });
  const first = await digests('Build from scratch');
  const entries = await filesBelow(CACHE_FOLDER, '.json');
  for (const [index, file] of entries.entries()) if (index % DAMAGED === 0) await truncate(file, 100);
  const second = await digests('Build with caches');
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    file => first.get(file) !== second.get(file),
  );
  for (const file of different.slice(0, SHOWN)) {
    const where = !second.has(file)
      ? 'only in the build from scratch'
      : !first.has(file)
        ? 'only in the build with caches'
        : 'differs';
    console.error(`${file}: ${where}`);
  }
  if (different.length > 0)
    throw new Error(
      `${different.length} of ${first.size} files differ between two builds of the same sources.`,
    );
  console.log(`  ${first.size} files: identical in both builds`);
});

async function digests(name: string): Promise<Map<string, string>> {
  await step(name, () => runScript('build', process.argv.slice(2)));
  const found = new Map<string, string>();
  for (const file of await filesBelow('out', ''))
    found.set(
      file,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  return found;
}
