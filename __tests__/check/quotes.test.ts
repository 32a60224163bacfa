import { quoteMistakes } from '@/lib/check/quotes';

const MESSAGES = [
  'Password cannot be empty',
  'Passwords do not match',
  'Your browser doesn’t support IndexedDB in this environment',
  'File does not exist: ',
];

const mistakes = (line: string) =>
  quoteMistakes([{ file: 'content/docs/x.mdx', text: `\n${line}\n` }], MESSAGES).map(
    ({ message }) => message,
  );

test.each([
  ["The window shows **Password can't be empty**.", '2:18', 'Password cannot be empty'],
  ['You see “Passwords don’t match.”', '2:9', 'Passwords do not match'],
  ['| `your browser does not support IndexedDB` | Use another browser. |', '2:3', 'Your browser doesn’t'],
  ['The log says "File doesn\'t exist".', '2:14', 'File does not exist'],
])('%s', (line, place, said) => {
  const [message = '', ...others] = mistakes(line);
  expect(message).toContain(`content/docs/x.mdx:${place} The app says: ${said}`);
  expect(others).toEqual([]);
});

test.each([
  ['the exact words', 'The window shows **Password cannot be empty**.'],
  ['part of a message', 'You see “browser doesn’t support IndexedDB”.'],
  ['our own sentence', "A password can't be empty, and it's stored as a hash."],
  ['other bold text', "**It doesn't matter** which one you choose."],
])('accepts %s', (_, line) => {
  expect(mistakes(line)).toEqual([]);
});
