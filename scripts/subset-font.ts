import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fromFile } from '@capsizecss/unpack/fs';
import { subsetSiteFont } from '@/lib/fonts/subset';
import { fallbackStyles } from '@/lib/fonts/fallbacks';
import { FONT_PACKAGE, fontFile, VARIABLE_FONT_FILE } from '@/lib/fonts/font';
import { main } from './steps';

const OUTPUT = 'app/fonts/site-font.woff2';

/**
 * `npm run font`: creates the subset of the site's font (lib/fonts/font.ts) from its package, copies its license, and computes
 * the metrics of the fallback fonts. Run it when the font, its package, the characters, or the weights change, and commit what it
 * writes.
 */
main(async () => {
  for (const file of [VARIABLE_FONT_FILE, fontFile('latin', 400)]) {
    const [scope, name] = file.split('/');
    if (!existsSync(`node_modules/${file}`))
      throw new Error(
        `node_modules/${file} is missing. Run npm install --save-exact ${scope}/${name}, or check the name in lib/fonts/font.ts.`,
      );
  }
  const whole = await readFile(`node_modules/${VARIABLE_FONT_FILE}`);
  const font = await subsetSiteFont(whole);
  await writeFile(OUTPUT, font);
  await copyFile(`node_modules/${FONT_PACKAGE}/LICENSE`, 'app/fonts/LICENSE.txt');
  await writeFile(
    'app/styles/fallbacks.css',
    fallbackStyles(await fromFile(`node_modules/${fontFile('latin', 400)}`)),
  );
  console.log(`${OUTPUT}: ${font.length} bytes of ${whole.length}`);
});
