/**
 * The site's one font, and the only place that names it. It has to be on Fontsource with the weights as one variable font.
 *
 * To change it: install `@fontsource/<name>` and `@fontsource-variable/<name>`, write the name here, run `npm run brand`, and commit
 * what it writes.
 */
const NAME = 'figtree';

/** The package with one file a weight and script. The cards of shared links are drawn with it. */
export const FONT_PACKAGE = `@fontsource/${NAME}`;

/** The file of all weights, Latin letters, as WOFF2, below the folder of packages. */
export const VARIABLE_FONT_FILE = `@fontsource-variable/${NAME}/files/${NAME}-latin-wght-normal.woff2`;

/** The file of one weight and script, as WOFF, below the folder of packages. */
export function fontFile(script: 'latin' | 'latin-ext', weight: number): string {
  return `${FONT_PACKAGE}/files/${NAME}-${script}-${weight}-normal.woff`;
}
