/** @jest-environment node */
import { slips } from '@/lib/search/engine/distance';
import { pieces } from '@/lib/search/engine/pieces';
import { stem } from '@/lib/search/engine/stem';
import { terms } from '@/lib/search/engine/words';
import { readSearchParams, resultCount, searchTitle, withSearchParams } from '@/lib/search/params';

test.each([
  ['SharedArrayBuffer', ['sharedarraybuffer', 'shared', 'array', 'buffer']],
  ['$oneof', ['$oneof', 'oneof']],
  ['v25.10.0', ['25.10.0']],
  ['docker-compose', ['docker', 'compose']],
  ['ACTUAL_LOGIN_METHOD', ['actual_login_method', 'actual', 'login', 'method']],
  ['café', ['cafe']],
])('%s is found by its words', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['reconcile', 'reconciliation'],
  ['category', 'categories'],
  ['transfer', 'transferring'],
  ['budget', 'budgets'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['dokcer', 'docker', 1],
  ['budgt', 'budget', 1],
  ['budget', 'budget', 0],
  ['zzz', 'budget', Infinity],
])('%s is %s with %d slips', (typed, word, count) => {
  expect(slips(typed, word, 2)).toBe(count);
});

const marker = { terms: new Set(['budget', 'budgeting']), typed: ['budget'] };
const LONG =
  'Long before the end of the month comes the time in which budgeting is what a careful reader thinks of.';

it('a piece of text is not longer than allowed and marks the typed part of the match', () => {
  const found = pieces(LONG, 50, marker);
  expect(found.find(({ mark }) => mark)).toEqual({ text: 'budget', mark: true });
  const text = found
    .map(piece => piece.text)
    .join('')
    .replaceAll('…', '');
  expect(text.length).toBeLessThanOrEqual(50);
  expect(LONG).toContain(text);
});

it('the address keeps other parameters, names the query last, and drops what is empty', () => {
  expect(withSearchParams('?q=a&x=1', { query: 'budget', context: '' })).toBe('?x=1&q=budget');
  expect(withSearchParams('?q=a', { query: '', context: '' })).toBe('');
  expect(readSearchParams('?q=a&ctx=foo').context).toBe('');
});

it('the page says what was searched and how much was found', () => {
  expect(searchTitle('')).toBe('Search the documentation');
  expect(searchTitle('a')).toBe('Search results for "a"');
  expect([0, 1, 2].map(resultCount)).toEqual([
    'No documents were found',
    '1 document found',
    '2 documents found',
  ]);
});
