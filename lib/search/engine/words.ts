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

/** The words of a string, in order. It's used for pages and for queries. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const isPlain = PLAIN.test(raw);
    const plain = isPlain ? raw.toLowerCase() : simplify(raw);
    if (plain !== '' && plain.length <= MAX_WORD_LENGTH)
      found.push({
        text: plain,
        parts: isPlain ? [] : partsOf(raw, plain),
        start: match.index,
        end: match.index + raw.length,
      });
  }
  return found;
}

/** The words that a string is indexed by: its words and their parts. */
export function terms(text: string): string[] {
  return words(text).flatMap(word => [word.text, ...word.parts]);
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
