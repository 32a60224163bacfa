import { readFileSync } from 'node:fs';
import { COLORS } from '@/lib/brand/colors';
import { brandColors, colorsModule, recolored } from '@/lib/brand/tokens';

const CSS = readFileSync('app/styles/tokens.css', 'utf8');
const green = (css: string) =>
  css.replace(/--accent: light-dark\([^)]*\)/, '--accent: light-dark(#0a7a3d, #2fbf71)');

it('the colors for code match the styles: run npm run brand after a change', () => {
  expect(COLORS).toEqual(brandColors(CSS));
  expect(readFileSync('lib/brand/colors.ts', 'utf8')).toBe(colorsModule(brandColors(CSS)));
});

it.each(['app/icon.svg'])('%s has the accent of the styles: run npm run brand after a change', file => {
  expect(readFileSync(file, 'utf8')).toContain(COLORS.accent.light);
});

it('recolors pictures without changing their other colors', () => {
  const svg = `<rect fill="${COLORS.accent.light.toUpperCase()}"/><rect fill="${COLORS.accent.dark}"/><rect fill="#123456"/>`;
  expect(recolored(svg, COLORS, brandColors(green(CSS)))).toBe(
    '<rect fill="#0a7a3d"/><rect fill="#2fbf71"/><rect fill="#123456"/>',
  );
});

it('names a token without light and dark values', () => {
  expect(() => brandColors(CSS.replace(/--accent-text: [^;]*/, '--accent-text: purple'))).toThrow(
    '--accent-text',
  );
});
