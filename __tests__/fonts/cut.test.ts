/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { cutFont } from '@/lib/fonts/cut';
import { VARIABLE_FONT_FILE } from '@/lib/fonts/font';

// The font in use was once cut by hand, in a way that Firefox could not read.
test('the font of the pages is what `npm run font` makes of its package', async () => {
  const whole = await readFile(`node_modules/${VARIABLE_FONT_FILE}`);
  const inUse = await readFile('app/fonts/site-font.woff2');
  expect((await cutFont(whole)).equals(inUse)).toBe(true);
});
