import { SourceError } from '../content/source-error';
import { readMessageData, VALUE, wholeText } from '../reference/messages/read';
import type { MessageData } from '../reference/messages/types';

/** Contractions and their long forms. We write contractions; many of the app's messages don't have them. */
const CONTRACTIONS: readonly [pattern: RegExp, long: string][] = [
  [/\bcan ?not\b|\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/\b(it|that|there|what|he|she)'s\b/g, '$1 is'],
];

/** Bold text, code, and text in quotation marks. */
const QUOTED = /\*\*(.+?)\*\*|`([^`]+)`|“([^”]+)”|"([^"]+)"/g;

/** Shorter quotes are names of buttons and fields. */
const MIN_WORDS = 3;

/** Ignores capitals, kinds of quotation marks, and line breaks. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

const expanded = (text: string) =>
  CONTRACTIONS.reduce((result, [pattern, long]) => result.replace(pattern, long), text);

/** The app's messages, split where the app fills in a value. */
export async function messageParts(): Promise<string[]> {
  const { messages } = (await readMessageData()).value as MessageData;
  return Object.values(messages).flatMap(message => wholeText(message).replace(VALUE, '\n').split('\n'));
}

/**
 * Finds app messages that a page misquotes: with a contraction where the app has none, or without the app's contraction.
 * Readers search for the exact words.
 *
 * @param messages what the app says (messageParts)
 */
export function quoteMistakes(
  pages: readonly { file: string; text: string }[],
  messages: readonly string[],
): SourceError[] {
  const exact = messages.map(plain);
  const long = exact.map(expanded);
  const whole = exact.join('\n');
  return pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(QUOTED)].flatMap(match => {
        const quote = plain(match.slice(1).find(group => group !== undefined) ?? '').replace(/[.…]+$/, '');
        if (quote.split(' ').length < MIN_WORDS || whole.includes(quote)) return [];
        const inFull = expanded(quote);
        const said = messages[long.findIndex(message => message.includes(inFull))];
        if (said === undefined) return [];
        const reason = `The app says: ${said.trim()}. Quote it in the same words, without adding or removing a contraction.`;
        return [new SourceError(file, { line: index + 1, column: match.index + 1 }, reason)];
      }),
    ),
  );
}
