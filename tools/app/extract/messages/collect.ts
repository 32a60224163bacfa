/** Combines strings from several files into one message with an id for its address. */
import type { Message, Text } from './message.ts';
import { placeOf } from './places.ts';

/** The most words and letters of an id. */
const [WORDS, LETTERS] = [4, 32];

/**
 * Merges strings that a reader would consider the same. They belong to the first place that has them.
 *
 * @returns the messages, in the order of the text, with unique ids
 */
export function collect(texts: readonly Text[]): Message[] {
  const byKey = new Map<string, Text[]>();
  for (const text of texts.map(one => ({ ...one, text: withoutLink(one.text) }))) {
    const key = keyOf(text.text);
    byKey.set(key, [...(byKey.get(key) ?? []), text]);
  }
  const taken = new Set<string>();
  return [...byKey.values()].map(same => {
    const message = messageOf(same);
    const id = idOf(message.text, taken);
    taken.add(id);
    return { id, ...message };
  });
}

function messageOf(same: readonly Text[]): Omit<Message, 'id'> {
  const shortest = same.map(({ text }) => text).reduce((best, text) => (text.length < best.length ? text : best));
  const title = same.find(text => text.title)?.title;
  const [first] = same;
  if (!first) throw new Error('a message without text');
  return { text: shortest, ...(title ? { title } : {}), kind: first.kind, place: placeOf(first), from: [...new Set(same.map(({ file }) => file))] };
}

/** Removes the link below a notification, which isn't part of its message. */
const withoutLink = (text: string): string => text.replace(/ Learn more$/, '');

/** Normalizes case, quotes, a trailing period, and the names of values. */
const keyOf = (text: string): string =>
  text.toLowerCase().replace(/\{\{\w+\}\}/g, '{}').replace(/[‘’`]/g, "'").replace(/[“”]/g, '"').replace(/[.:!]+$/, '').trim();

function idOf(text: string, taken: ReadonlySet<string>): string {
  const words = text.toLowerCase().replace(/\{\{\w+\}\}/g, ' ').replace(/['’‘`]/g, '').match(/[a-z0-9]+/g) ?? ['message'];
  let id = '';
  for (const word of words.slice(0, WORDS)) if ((id + word).length < LETTERS) id += `${id && '-'}${word}`;
  let unique = id;
  for (let next = 2; taken.has(unique); next++) unique = `${id}-${next}`;
  return unique;
}
