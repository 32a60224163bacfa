/** A word of a text. */
export interface Word {
  /** Lower case, without accents. */
  text: string;
  /** The words it is made of: `shared`, `array`, `buffer`. Empty for a plain word. */
  parts: string[];
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** Letters, digits and underscores; `$oneof` keeps its sign, `25.10.0` and `config.json` their dots. Hyphens and slashes separate. */
const WORD = /\$?[\p{L}\p{N}_][\p{L}\p{N}_'’]*(?:\.[\p{L}\p{N}_]+)*/gu;

/** `25.10.0`, which is one word: nobody looks for the 10 in it. */
const VERSION = /^v?\d+(?:\.\d+)*$/i;

/** Most words: nothing is to be made simpler, and they have no parts. */
const PLAIN = /^[a-z]+$/;

/** Longer ones are hashes and encoded data, which nobody types. */
const MAX_WORD_LENGTH = 40;

/** The words of a text in order: the same for pages and for queries. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const isPlain = PLAIN.test(raw);
    const plain = isPlain ? raw : simplify(raw);
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

/** What a text is found by: its words and the words those are made of. */
export function terms(text: string): string[] {
  return words(text).flatMap(word => [word.text, ...word.parts]);
}

/** Lower case without accents and apostrophes, and a version without its "v". */
function simplify(raw: string): string {
  return raw
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/^v(?=\d)/, '');
}

function partsOf(raw: string, plain: string): string[] {
  if (VERSION.test(raw)) return [];
  const parts = raw
    .replace(/^\$/, '')
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\d)/gu, '$1$2_')
    .split(/[_.]/)
    .map(simplify)
    .filter(part => part.length > 1);
  return parts.filter(part => part !== plain);
}
