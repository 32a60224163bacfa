/** `npm test`: distinguishes messages from labels, using small sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parse } from '../../drift/sources.ts';
import { exceptionClasses, messagesIn } from './app.ts';
import { collect } from './collect.ts';
import { messagesInScript } from './server.ts';

const app = (text: string, file = 'src/components/Any.tsx'): string[] =>
  messagesIn(parse(file, text)).map(({ kind, title, text: words }) => [kind, title, words].filter(Boolean).join(': '));

const server = (text: string): string[] =>
  messagesInScript(parse('src/app-any.js', text)).map(({ kind, title, text: words }) => [kind, title, words].filter(Boolean).join(': '));

test('a notification is a message if it\'s an error or a warning', () => {
  assert.deepEqual(app(`addNotification({ notification: { type: 'error', title: t('Login expired'), message: t('Please log in again.') } })`), ['error: Login expired: Please log in again.']);
  assert.deepEqual(app(`addNotification({ notification: { type: 'message', message: t('The file was saved.') } })`), []);
});

test('the return value of an error function is a message; values keep their names', () => {
  assert.deepEqual(app("function getUploadError(reason) { return t('It failed: {{reason}}', { reason }); }"), ['error: It failed: {{reason}}']);
  assert.deepEqual(app("function getName(file) { return t('The name of a file'); }"), []);
});

test('error components and colors contain messages, but their buttons don\'t', () => {
  assert.deepEqual(app('const a = <Error><Trans>It is not <b>valid</b>.</Trans><Button><Trans>Do it again</Trans></Button></Error>'), ['error: It is not valid.']);
  assert.deepEqual(app('const a = <Text style={{ color: theme.warningText }}>{t("Files will be replaced.")}</Text>'), ['warning: Files will be replaced.']);
  assert.deepEqual(app('const a = <Text>{t("An ordinary label")}</Text>'), []);
});

test('exceptions of the back end are messages, and those of screens aren\'t', () => {
  const text = 'function load(id) { throw new Error(`Account ${id} was not found`); }';
  assert.deepEqual(app(text, 'src/server/accounts/app.ts'), ['error: Account {{id}} was not found']);
  assert.deepEqual(app(text), []);
});

test('an exception class adds its prefix to the text', () => {
  const source = parse('src/server/post.ts', "class PostError extends Error { constructor(meta, reason) { super('PostError: ' + reason); } } throw new PostError({}, 'network-failure');");
  const [message] = messagesIn(source, new Map(exceptionClasses(source)));
  assert.equal(message?.text, 'PostError: network-failure');
});

test('the server: responses with all their codes, and log lines that report errors', () => {
  assert.deepEqual(server("res.status(403).send({ status: 'error', reason: 'forbidden', details: 'Only admins may do this' })"), ['refusal: forbidden: Only admins may do this']);
  assert.deepEqual(server("console.log('Listening on the port'); console.log('Error writing file', err)"), ['error: Error writing file']);
});

test('strings that only differ in case, quotes, or value names are one message with all its files', () => {
  const text = { kind: 'error' as const, inside: '' };
  const [message, ...others] = collect([
    { ...text, text: 'Account “{{id}}” was not found.', file: 'src/components/accounts/Account.tsx' },
    { ...text, text: 'account "{{name}}" was not found', file: 'server:src/any.js' },
  ]);
  assert.deepEqual(others, []);
  assert.deepEqual(message?.from, ['src/components/accounts/Account.tsx', 'server:src/any.js']);
  assert.match(message?.id ?? '', /^account-was-not/);
});
