/** A word of a string. */
export interface Word {
  /** Lowercase, without accents. */
  text: string;
  /** The words that it consists of: `shared`, `array`, `buffer`. Empty for a simple word. */
  parts: string[];
  /** Its position in the text. */
  start: number;
  end: number;
}

/**
 * Letters, digits, and underscores. `$oneof` keeps its sign, and `25.10.0` and `config.json` keep their dots. Hyphens and slashes
 * separate words.
 */
const WORD = /\$?[\p{L}\p{N}_][\p{L}\p{N}_'’]*(?:\.[\p{L}\p{N}_]+)*/gu;

/** `25.10.0` is one word, because nobody searches for the 10 in it. */
const VERSION = /^v?\d+(?:\.\d+)*$/i;

/** Most words: they only need to be lowercased, and have no parts. */
const PLAIN = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;

/** Longer ones are hashes and encoded data, which nobody types. */
const MAX_WORD_LENGTH = 40;

/**
 * The words of a string, in order. It's used for pages and for queries.
 *
 * @param isEnough whether to stop after a word
 */
export function words(text: string, isEnough: (word: Word) => boolean = () => false): Word[] {
  const found: Word[] = [];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const [plain, ...parts] = read(raw);
    if (plain === undefined) continue;
    const word = { text: plain, parts, start: index, end: index + raw.length };
    found.push(word);
    if (isEnough(word)) break;
  }
  return found;
}

/**
 * The words that a string is indexed by: its words and their parts.
 *
 * @param most the maximum number for each word; 1 is only the word itself
 */
export function terms(text: string, most = Infinity): string[] {
  return (text.match(WORD) ?? []).flatMap(raw => read(raw).slice(0, most));
}

/** The words that were read before, because the same ones come again and again. */
const known = new Map<string, string[]>();

/** A word and its parts. Empty if nobody would type it. */
function read(raw: string): string[] {
  const found = known.get(raw) ?? wordAndParts(raw);
  known.set(raw, found);
  return found;
}

function wordAndParts(raw: string): string[] {
  if (raw.length > MAX_WORD_LENGTH) return [];
  if (PLAIN.test(raw)) return [raw.toLowerCase()];
  const plain = simplify(raw);
  return plain === '' ? [] : [plain, ...partsOf(raw, plain)];
}

/** Converts to lowercase, and removes accents, apostrophes, and the "v" of a version. */
function simplify(raw: string): string {
  return raw
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/^v(?=\d)/, '');
}

function partsOf(raw: string, plain: string): string[] {
  if (VERSION.test(raw)) return [];
  return raw
    .replace(/^\$/, '')
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\d)/gu, '$1$2_')
    .split(/[_.]/)
    .map(simplify)
    .filter(part => part.length > 1 && part !== plain);
}
