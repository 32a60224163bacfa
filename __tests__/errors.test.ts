import { errorMessages, isChunkError } from '@/lib/errors';

test('lists the messages of an error and its causes', () => {
  const error = new Error('a', { cause: new Error('b\n  c', { cause: 'd' }) });
  expect(errorMessages(error)).toBe('a\n\nCause:\nb\n  c\n\nCause:\nd');
});

test('lists an error that is its own cause once', () => {
  const error = new Error('a');
  error.cause = error;
  expect(errorMessages(error)).toBe('a');
});

test.each([
  ['text', 'text'],
  [undefined, ''],
  [{ toString: (): string => 'thing' }, 'thing'],
])("handles thrown values that aren't errors: %p", (thrown, messages) => {
  expect(errorMessages(thrown)).toBe(messages);
});

test('recognizes a chunk error by its name, also as a cause', () => {
  const chunkError = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
  expect(isChunkError(chunkError)).toBe(true);
  expect(isChunkError(new Error('page', { cause: chunkError }))).toBe(true);
  expect(isChunkError(new Error('Failed to load chunk'))).toBe(false);
  expect(isChunkError('ChunkLoadError')).toBe(false);
});

test.each([
  ['Connection closed.', true],
  ['Minified React error #412; visit https://react.dev/errors/412 for the full message', true],
  ['Minified React error #418; visit https://react.dev/errors/418 for the full message', false],
])("recognizes truncated page data by React's message: %s", (message, isChunk) => {
  expect(isChunkError(new Error(message))).toBe(isChunk);
});
