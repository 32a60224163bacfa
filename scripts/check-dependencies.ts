import { readFile } from 'node:fs/promises';
import { licenses, lockMistakes, type LockFile } from '@/lib/dependencies/lock';
import { main } from './steps';

/** `npm run check:dependencies`: checks the registry and license of every package. `--list` prints the packages. */
main(async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  const mistakes = lockMistakes(lock);
  for (const mistake of mistakes) console.error(`package-lock.json: ${mistake}`);
  for (const [license, names] of licenses(lock)) {
    console.log(`  ${license}: ${names.length}`);
    if (process.argv.includes('--list')) for (const name of names) console.log(`    ${name}`);
  }
  if (mistakes.length > 0) throw new Error(`${mistakes.length} errors in package-lock.json.`);
});
