/**
 * The site's font. It's only named here, and must be a variable font on Fontsource.
 *
 * To change it: install `@fontsource/<name>` and `@fontsource-variable/<name>`, write the name here, run `npm run brand`, and
 * commit what it writes.
 */
const NAME = 'figtree';

/** The package with one file per weight and script. The cards for shared links are drawn with it. */
export const FONT_PACKAGE = `@fontsource/${NAME}`;

/** The path of the variable font (WOFF2, Latin) in the packages folder. */
export const VARIABLE_FONT_FILE = `@fontsource-variable/${NAME}/files/${NAME}-latin-wght-normal.woff2`;

/** The path of one weight and script (WOFF) in the packages folder. */
export function fontFile(script: 'latin' | 'latin-ext', weight: number): string {
  return `${FONT_PACKAGE}/files/${NAME}-${script}-${weight}-normal.woff`;
}
