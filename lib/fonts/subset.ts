import subsetFont from 'subset-font';

/** The lightest and the boldest weight that the styles use. */
export const WEIGHTS = { min: 400, max: 700 };

/** The first and last character in each range to keep: the letters of Western Europe, and the symbols that pages use. */
const CHARACTERS: readonly (readonly [string, string?])[] = [
  [' ', '~'],
  ['\u00a0'],
  ['£'],
  ['©'],
  ['«'],
  ['·'],
  ['»'],
  ['À', 'Ï'],
  ['Ñ', 'Ý'],
  ['ß', 'ï'],
  ['ñ', 'ý'],
  ['ÿ'],
  ['Œ', 'œ'],
  ['–', '—'],
  ['‘', '’'],
  ['“', '”'],
  ['•'],
  ['…'],
  ['‹', '›'],
  ['⁄'],
  ['€'],
  ['™'],
  ['↑'],
  ['↓'],
  ['−'],
];

/** Kerning, tabular figures, and the alternative shapes of some symbols in bold. */
const FEATURES = ['kern', 'tnum', 'rvrn'];

/**
 * Subsets the site's font.
 *
 * The variations must stay within the format's limits. fonttools 4.38 once wrote peaks outside them, and Firefox showed
 * every weight as regular.
 *
 * @param whole the font with all its weights, as WOFF2
 * @returns the subset as WOFF2, always with the same bytes
 */
export function subsetSiteFont(whole: Buffer): Promise<Buffer> {
  return subsetFont(whole, CHARACTERS.map(([first, last]) => run(first, last)).join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
    noHinting: true,
    // Style names for the font menus of desktop programs, and hinting that current systems ignore.
    dropTables: ['STAT', 'gasp'],
  });
}

/** All characters in a range. */
function run(first: string, last = first): string {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join('');
}
