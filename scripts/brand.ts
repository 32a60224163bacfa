import { readFile, writeFile } from 'node:fs/promises';
import { COLORS } from '@/lib/brand/colors';
import { weakContrasts } from '@/lib/brand/duties';
import { brandColors, colorsModule, recolored } from '@/lib/brand/tokens';
import { filesBelow } from '@/lib/content/files';
import { main, runScript, step } from './steps';

const TOKENS = 'app/styles/tokens.css';

/**
 * `npm run brand`: after a change of the accent in app/styles/tokens.css or of the font in lib/fonts, makes everything again that
 * is made from them: the colors for code, the mark and the drawings, the icons and the cut font. Commit what it writes. The cards
 * of shared links follow with the next build. Colors that are too close are named with their line and a color that isn't.
 */
main(async () => {
  const css = await readFile(TOKENS, 'utf8');
  const colors = brandColors(css);
  await step('Colors of the mark and the drawings', async () => {
    for (const file of ['app/icon.svg', ...(await filesBelow('content/drawings', '.svg'))]) {
      const svg = await readFile(file, 'utf8');
      await writeFile(file, recolored(svg, COLORS, colors));
    }
    await writeFile('lib/brand/colors.ts', colorsModule(colors));
  });
  // In processes of their own, which read the new colors.
  await step('Icons', () => runScript('make-icons'));
  await step('Font', () => runScript('cut-font'));
  const weak = weakContrasts(css);
  for (const { line, reason } of weak) console.error(`${TOKENS}:${line} ${reason}`);
  if (weak.length > 0)
    throw new Error('Some colors are too close. Change them, and run npm run brand again.');
});
