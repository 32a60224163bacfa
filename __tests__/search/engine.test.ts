/** @jest-environment node */
import { editDistance } from '@/lib/search/engine/edit-distance';
import { snippet } from '@/lib/search/engine/snippet';
import { stem } from '@/lib/search/engine/stem';
import { terms } from '@/lib/search/engine/words';
import { readSearchParams, withSearchParams } from '@/lib/search/params';
import { searchStrings } from '@/strings/search';

test.each([
  ['SharedArrayBuffer', ['sharedarraybuffer', 'shared', 'array', 'buffer']],
  ['$oneof', ['$oneof', 'oneof']],
  ['v25.10.0', ['25.10.0']],
  ['docker-compose', ['docker', 'compose']],
  ['ACTUAL_LOGIN_METHOD', ['actual_login_method', 'actual', 'login', 'method']],
  ['café', ['cafe']],
])('%s has the terms', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['reconcile', 'reconciliation'],
  ['category', 'categories'],
  ['transfer', 'transferring'],
  ['budget', 'budgets'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['dokcer', 'docker', 1],
  ['budgt', 'budget', 1],
  ['budget', 'budget', 0],
  ['zzz', 'budget', Infinity],
])('the edit distance of %s and %s is %d', (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance);
});

const marker = {
  marks: new Map<string, 'word' | 'synonym'>([
    ['budget', 'word'],
    ['budgeting', 'word'],
    ['spending', 'synonym'],
  ]),
  typed: ['budget'],
};
const LONG =
  'Long before the end of the month comes the time in which budgeting is what a careful reader thinks of.';

it("a snippet isn't too long and marks the typed part of the match", () => {
  const found = snippet(LONG, 50, marker);
  expect(found.find(({ mark }) => mark)).toEqual({ text: 'budget', mark: 'word' });
  const text = found
    .map(part => part.text)
    .join('')
    .replaceAll('…', '');
  expect(text.length).toBeLessThanOrEqual(50);
  expect(LONG).toContain(text);
});

it('a synonym is marked as one, and only starts a snippet without literal matches', () => {
  const text = 'Spending comes first, then a budget.';
  expect(snippet(text, 100, marker)).toContainEqual({ text: 'Spending', mark: 'synonym' });
  expect(snippet(text, 10, marker).find(({ mark }) => mark)).toEqual({ text: 'budget', mark: 'word' });
});

it('the address keeps other parameters, has the query last, and has no empty values', () => {
  expect(withSearchParams('?q=a&x=1', { query: 'budget', context: '', version: null })).toBe('?x=1&q=budget');
  expect(withSearchParams('?q=a', { query: '', context: '', version: null })).toBe('');
  expect(readSearchParams('?q=a&ctx=foo').context).toBe('');
});

it('the page shows the query and the number of results', () => {
  expect(searchStrings.title('')).toBe('Search the documentation');
  expect(searchStrings.title('a')).toBe('Search results for "a"');
  expect([0, 1, 2].map(searchStrings.documentCount)).toEqual([
    'No documents were found',
    '1 document found',
    '2 documents found',
  ]);
});
