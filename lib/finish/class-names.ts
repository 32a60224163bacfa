/**
 * A class of a CSS module as Turbopack writes it: a hash of the module in six characters, after an underscore if it starts with
 * a digit, and the name in the module.
 */
const MODULE_CLASS = /(?<![\w-])(_?[\w-]{6})_[A-Za-z]\w*(?![\w-])/g;

/** Any class in a style sheet. */
const CLASS = /\.(-*[A-Za-z_][\w-]*)/g;

/** How much of a module's hash is kept. With 100 modules, two of them begin the same way in 1 of 50 sites, and one stays long. */
const HASH_LENGTH = 3;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A row of text in a page's data for the router, which states its length in bytes. */
const TEXT_ROW = /^[0-9a-f]+:T([0-9a-f]+),/gm;

/**
 * Short names for the classes of CSS modules: `RWq8GG_drawer` becomes `RWqd`, the start of the module's hash and a letter for the
 * class. A page has about a hundred of them, so it's 2% smaller. A name depends only on its module, so files with equal addresses
 * are equal in every build. Names that are taken stay long.
 *
 * @param styles the text of all style sheets of a site
 * @returns the short names by long name
 */
export function shortClassNames(styles: string): Map<string, string> {
  const taken = new Set([...styles.matchAll(CLASS)].flatMap(([, name = '']) => name));
  const modules = new Map<string, Set<string>>();
  for (const [name, hash = ''] of styles.matchAll(MODULE_CLASS))
    if (taken.has(name)) modules.set(hash, (modules.get(hash) ?? new Set()).add(name));
  const names = new Map<string, string>();
  for (const [hash, classes] of [...modules].sort())
    for (const [index, name] of [...classes].sort().entries()) {
      const short = hash.slice(0, HASH_LENGTH) + letters(index);
      if (!taken.has(short)) names.set(name, short);
      taken.add(short);
    }
  return names;
}

/** A number in letters: a, b, … Z, aa, ab, … */
function letters(index: number): string {
  const { length } = LETTERS;
  const rest = Math.floor(index / length);
  return (rest > 0 ? letters(rest - 1) : '') + LETTERS.charAt(index % length);
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
