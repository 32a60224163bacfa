/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { cutFont } from '@/lib/fonts/cut';

// The font in use was once cut by hand, in a way that Firefox could not read.
test('the font of the pages is what `npm run font` makes of its package', async () => {
  const whole = await readFile(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const inUse = await readFile('app/fonts/figtree.woff2');
  expect((await cutFont(whole)).equals(inUse)).toBe(true);
});
