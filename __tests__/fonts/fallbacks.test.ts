import { fallbackStyles } from '@/lib/fonts/fallbacks';

const ARIAL = { ascent: 1854, descent: -434, unitsPerEm: 2048, xWidthAvg: 913 };

const faceOf = (styles: string, family: string) =>
  styles.split('@font-face').find(face => face.includes(`'${family}'`)) ?? '';

it("a fallback with the font's metrics isn't scaled", () => {
  const face = faceOf(fallbackStyles(ARIAL), 'Site Arial');
  expect(face).toContain('size-adjust: 100.00%');
  expect(face).toContain('ascent-override: 90.53%');
  expect(face).toContain('descent-override: 21.19%');
});

it('a font twice as wide scales its fallbacks to 200% and keeps the line height', () => {
  const face = faceOf(fallbackStyles({ ...ARIAL, xWidthAvg: 2 * 913 }), 'Site Arial');
  expect(face).toContain('size-adjust: 200.00%');
  expect(face).toContain('ascent-override: 45.26%');
});
