import subsetFont from 'subset-font';

/** The lightest and the boldest weight that the styles ask for. */
export const WEIGHTS = { min: 400, max: 700 };

/** First and last of each run of characters to keep: the letters of Western Europe, and the signs that pages use. */
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

/** Kerning, tabular figures, and the shapes that some signs take in bold. */
const FEATURES = ['kern', 'tnum', 'rvrn'];

/**
 * Cuts the site's font out of the whole one.
 *
 * The variations must stay within what the format allows: fonttools 4.38 once cut them so that their peaks lay beyond it, and
 * Firefox showed every weight as regular.
 *
 * @param whole the font with all its weights, as WOFF2
 * @returns the smaller font, as WOFF2; the same bytes every time
 */
export function cutFont(whole: Buffer): Promise<Buffer> {
  return subsetFont(whole, CHARACTERS.map(([first, last]) => run(first, last)).join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
    noHinting: true,
    // Names of styles for the font menus of desktop programs, and advice on smoothing that no current system follows.
    dropTables: ['STAT', 'gasp'],
  });
}

/** All characters from one to another. */
function run(first: string, last = first): string {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join('');
}
