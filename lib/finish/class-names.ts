import { createHash } from 'node:crypto';

/** A class of a CSS module as Turbopack writes it: a hash of six characters, and its name in the module. */
const MODULE_CLASS = /(?<![\w-])[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;

/** Any class in a style sheet. */
const CLASS = /\.(-*[A-Za-z_][\w-]*)/g;

/** The length of a short name. With 500 classes, two of them get the same one in 1 of 100 sites. */
const LENGTH = 4;

/** A row of text in a page's data for the router, which states its length in bytes. */
const TEXT_ROW = /^[0-9a-f]+:T([0-9a-f]+),/gm;

/**
 * Short names for the classes of CSS modules: `RWq8GG_drawer` becomes `kX3b`. A page has about a hundred of them, so it's 3%
 * smaller. A short name is a hash of the long one, so that files with equal addresses are equal in every build. A class keeps its
 * name if its short one is taken.
 *
 * @param styles the text of all style sheets of a site
 * @returns the short names by long name
 */
export function shortClassNames(styles: string): Map<string, string> {
  const classes = new Set([...styles.matchAll(CLASS)].flatMap(([, name = '']) => name));
  const long = [...new Set(styles.match(MODULE_CLASS))].filter(name => classes.has(name)).sort();
  const names = new Map<string, string>();
  for (const name of long) {
    const short = shortName(name);
    if (classes.has(short)) continue;
    names.set(name, short);
    classes.add(short);
  }
  return names;
}

/** The hash of a name, in characters that a class may consist of. A class can't start with a digit. */
function shortName(name: string): string {
  const hash = createHash('sha256').update(name).digest('base64').replace(/[+/]/g, '');
  return hash.replace(/^\d+/, '').slice(0, LENGTH);
}

/**
 * The text of a page, a script, a style sheet, or a page's data with short class names.
 *
 * @throws Error if a class is in a text whose length is stated, because that wouldn't be its length anymore
 */
export function withShortClassNames(text: string, names: ReadonlyMap<string, string>): string {
  const inRow = textRows(text)
    .flatMap(row => row.match(MODULE_CLASS) ?? [])
    .find(name => names.has(name));
  if (inRow !== undefined)
    throw new Error(
      `The class ${inRow} is in a string of HTML whose length is stated in a page's data. Set the class on an element instead.`,
    );
  return text.replace(MODULE_CLASS, name => names.get(name) ?? name);
}

function textRows(data: string): string[] {
  return [...data.matchAll(TEXT_ROW)].map(({ 0: head, 1: bytes = '', index }) =>
    Buffer.from(data.slice(index + head.length)).toString('utf8', 0, Number.parseInt(bytes, 16)),
  );
}
