import { readFile, writeFile } from 'node:fs/promises';
import { filesBelow } from '@/lib/content/files';
import { shortClassNames, withShortClassNames } from '@/lib/finish/class-names';
import { inParallel } from '@/lib/in-parallel';

/** The kinds of files that contain the names of classes: pages, their data for the router, scripts, and styles. */
const FILES = ['.html', '.txt', '.js', '.css'];

/** The number of files to read and write at a time. */
const MAX_PARALLEL = 8;

/** Gives the classes of an export short names, everywhere at once. */
export async function shortenClassNames(folder: string): Promise<void> {
  const styles = await Promise.all((await filesBelow(folder, '.css')).map(file => readFile(file, 'utf8')));
  const names = shortClassNames(styles.join('\n'));
  for (const kind of FILES)
    await inParallel(await filesBelow(folder, kind), MAX_PARALLEL, async file => {
      const text = await readFile(file, 'utf8');
      const short = withShortClassNames(text, names);
      if (short !== text) await writeFile(file, short);
    });
  console.log(`  ${names.size} classes`);
}
