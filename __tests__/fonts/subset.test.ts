import { readFile } from 'node:fs/promises';
import { subsetSiteFont } from '@/lib/fonts/subset';
import { VARIABLE_FONT_FILE } from '@/lib/fonts/font';

// The font was once subset by hand, in a way that Firefox couldn't read.
test('the committed font is the output of `npm run font`', async () => {
  const whole = await readFile(`node_modules/${VARIABLE_FONT_FILE}`);
  const inUse = await readFile('app/fonts/site-font.woff2');
  expect((await subsetSiteFont(whole)).equals(inUse)).toBe(true);
});
