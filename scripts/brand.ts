import { readFile, writeFile } from 'node:fs/promises';
import { COLORS } from '@/lib/brand/colors';
import { weakContrasts } from '@/lib/brand/contrast-rules';
import { brandColors, colorsModule, recolored } from '@/lib/brand/tokens';
import { filesBelow } from '@/lib/content/files';
import { main, runScript, step } from './steps';

const TOKENS = 'app/styles/tokens.css';

/**
 * `npm run brand`: run it after changing the accent color in app/styles/tokens.css or the font in lib/fonts. It updates
 * everything derived from them: the colors for code, the logo and drawings, the icons, and the font subset. Commit what it
 * writes. The next build redraws the cards of shared links. If two colors have too little contrast, it prints the line and
 * suggests a better color.
 */
main(async () => {
  const css = await readFile(TOKENS, 'utf8');
  const colors = brandColors(css);
  await step('Update the colors of the logo and the drawings', async () => {
    for (const file of ['app/icon.svg', ...(await filesBelow('content/drawings', '.svg'))]) {
      const svg = await readFile(file, 'utf8');
      await writeFile(file, recolored(svg, COLORS, colors));
    }
    await writeFile('lib/brand/colors.ts', colorsModule(colors));
  });
  // In separate processes, which import the new colors.
  await step('Icons', () => runScript('make-icons'));
  await step('Font', () => runScript('subset-font'));
  const weak = weakContrasts(css);
  for (const { line, reason } of weak) console.error(`${TOKENS}:${line} ${reason}`);
  if (weak.length > 0)
    throw new Error('Some colors have too little contrast. Change them, and run npm run brand again.');
});
