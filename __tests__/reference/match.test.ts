import { messageFinder, VALUE_SIGN, wordsOf, type Match } from '@/lib/reference/messages/match';
import { readMessages, VALUE, wholeText } from '@/lib/reference/messages/read';
import type { Message } from '@/lib/reference/messages/types';

let messages: Message[];
let find: (pasted: string) => Match[];

beforeAll(async () => {
  messages = (await readMessages()).flatMap(place => place.messages);
  find = messageFinder(
    messages.map(message => ({ id: message.id, text: wholeText(message).replace(VALUE, VALUE_SIGN) })),
  );
});

/** The message as the app shows it, with a value for each name. */
const shown = (message: Message, value = 'Larkspur 42') => wholeText(message).replace(VALUE, value);

/** The messages that a paste made from their text doesn't find. */
function missed(pasteOf: (message: Message) => string | undefined): string[] {
  return messages.flatMap(message => {
    const pasted = pasteOf(message);
    return pasted === undefined || find(pasted).some(({ id }) => id === message.id) ? [] : [message.id];
  });
}

/** Messages that are only values or one short word say too little to be found inside a longer text. */
const hasWords = (message: Message) => wordsOf(wholeText(message).replace(VALUE, ' ')).length > 2;

test('every message is found by its whole text', () => {
  expect(missed(message => shown(message))).toEqual([]);
});

test('different ids and numbers don’t matter', () => {
  expect(missed(message => shown(message, '3f2504e0-4f89-11d3-9a0c-0305e82c3301'))).toEqual([]);
  expect(missed(message => shown(message, '1,204.50'))).toEqual([]);
});

test('nine of ten messages are found by their first 60 %', () => {
  const cut = missed(message => shown(message).slice(0, Math.ceil(shown(message).length * 0.6)));
  expect(cut.length).toBeLessThan(messages.length / 10);
});

test('a message is found with a time before it and a stack trace after it', () => {
  const wrapped = missed(message =>
    hasWords(message)
      ? `2025-11-15T08:30:02.114Z Uncaught (in promise) Error: ${shown(message)}\n` +
        '    at sendMessage (https://budget.example/static/js/index.Dk3.js:41:12093)\n' +
        '    at async Object.load (/app/node_modules/@actual-app/web/build/kcab.worker.js:2:881)'
      : undefined,
  );
  expect(wrapped).toEqual([]);
});

test('upper case and curly quotes don’t matter', () => {
  expect(missed(message => shown(message).toUpperCase())).toEqual([]);
  expect(missed(message => shown(message).replaceAll("'", '’'))).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['only numbers and signs', '!!! 12,345.67 — 00:00 %%%'],
  ['text about something else', 'The weather in Lisbon is sunny and warm, with some wind from the sea.'],
  ['a single common word', 'the'],
])('%s finds nothing', (_, pasted) => {
  expect(find(pasted)).toEqual([]);
});

test('at most five messages are found, the best first', () => {
  const found = find(
    messages
      .map(message => shown(message))
      .join('\n')
      .slice(0, 2000),
  );
  expect(found.length).toBeLessThanOrEqual(5);
  const scores = found.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});

test('a message at either end of an endless text is found', () => {
  const [message] = messages.filter(({ text }) => !text.includes('{{') && text.length > 60);
  const noise = 'lorem-ipsum '.repeat(400_000);
  const text = message ? shown(message) : '';
  expect(find(`${text}\n${noise}`)).toContainEqual(expect.objectContaining({ id: message?.id }));
  expect(find(`${noise}\n${text}`)).toContainEqual(expect.objectContaining({ id: message?.id }));
});

test.each([
  ['one endless word', 'a'.repeat(1_000_000)],
  ['almost a place in a program', `${'a.j'.repeat(300_000)}s:`],
  ['almost an id', `${'a1'.repeat(300_000)}-`],
  ['spaces', ' '.repeat(1_000_000)],
  ['signs', "'-.".repeat(300_000)],
  ['characters that grow when they are normalized', 'ﷺ'.repeat(100_000)],
  ['half characters', '\ud800'.repeat(50_000)],
])('%s: finds nothing, and ends', (_, pasted) => {
  expect(find(pasted)).toEqual([]);
});
