import { escapeRegExp } from '../reg-exp';
import { fieldsOf, isText } from './fields';
import { readYaml, type YamlSource } from './files';
import { SourceError } from './source-error';

/** Where the words that we don't use are listed. */
export const WORDS_FILE = 'content/words.yml';

/** Words that we don't use, and what to write instead. */
export interface WordRule {
  not: string[];
  write: string;
}

/** A word that we don't use, found in a string. */
interface FoundWord {
  /** Its offset in the text. */
  index: number;
  reason: string;
}

/** Reads the list and finds its errors: entries without both fields, and words that aren't text. */
export function readWords({ file, value, placeOf }: YamlSource): {
  rules: WordRule[];
  mistakes: SourceError[];
} {
  if (value === null || value === undefined) return { rules: [], mistakes: [] };
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const wrong = entries.flatMap((entry, index) =>
    isRule(entry)
      ? []
      : [
          new SourceError(
            file,
            placeOf([index]),
            'The entry needs exactly two fields. Write "- not: [the words]" and "write: the better word".',
          ),
        ],
  );
  return { rules: entries.filter(isRule), mistakes: wrong };
}

function isRule(entry: unknown): entry is WordRule {
  const { not, write, ...others } = fieldsOf(entry);
  const isComplete = Array.isArray(not) && not.length > 0 && not.every(isText) && isText(write);
  return isComplete && Object.keys(others).length === 0;
}

/** The words that we don't use. Empty if there is no list. */
export async function wordRules(): Promise<WordRule[]> {
  const source = await readYaml(WORDS_FILE).catch(() => undefined);
  return source ? readWords(source).rules : [];
}

/** Finds words that we don't use. */
export function foundWords(text: string, rules: readonly WordRule[]): FoundWord[] {
  // Most strings have none of the words, so they're read only once.
  if (text.search(patternOf(rules.flatMap(({ not }) => not))) === -1) return [];
  return rules.flatMap(({ not, write }) =>
    not.flatMap(word =>
      [...text.matchAll(patternOf([word]))].map(match => ({
        index: match.index,
        reason: `We don't write "${match[0].replace(/\s+/g, ' ')}". Write: ${write}.`,
      })),
    ),
  );
}

const patterns = new Map<string, RegExp>();

/** A regular expression for any of several words. */
function patternOf(words: readonly string[]): RegExp {
  const name = words.join('\n');
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\w-])(?:${words.map(sourceOf).join('|')})(?![\\w-])`, 'gi');
  patterns.set(name, pattern);
  return pattern;
}

/** A regular expression for a word or several words, with any white space between them. */
function sourceOf(word: string): string {
  return word.trim().split(/\s+/).map(escapeRegExp).join('\\s+');
}
