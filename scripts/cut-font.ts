import { readFile, writeFile } from 'node:fs/promises';
import { cutFont } from '@/lib/fonts/cut';
import { main } from './steps';

/**
 * `npm run font`: cuts the site's font from the whole one of its package, into app/fonts/figtree.woff2. Run it when the
 * package, the letters or the weights change, and commit what it writes.
 */
main(async () => {
  const whole = await readFile(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const font = await cutFont(whole);
  await writeFile('app/fonts/figtree.woff2', font);
  console.log(`app/fonts/figtree.woff2: ${font.length} bytes of ${whole.length}`);
});
