import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filesBelow } from '@/lib/content/files';
import { main, runScript, step } from './steps';

/** Files that differ and are printed; the rest are counted. */
const SHOWN = 20;

/** `npm run check:reproducible`: builds the site twice and compares every file. Arguments go to the build. */
main(async () => {
  const first = await digests();
  const second = await digests();
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    file => first.get(file) !== second.get(file),
  );
  for (const file of different.slice(0, SHOWN)) {
    const where = !second.has(file)
      ? 'only in the first build'
      : !first.has(file)
        ? 'only in the second build'
        : 'differs';
    console.error(`${file}: ${where}`);
  }
  if (different.length > 0)
    throw new Error(
      `${different.length} of ${first.size} files differ between two builds of the same sources.`,
    );
  console.log(`  ${first.size} files: equal in both builds`);
});

async function digests(): Promise<Map<string, string>> {
  await step('Build', () => runScript('build', process.argv.slice(2)));
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
