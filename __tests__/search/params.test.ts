import { readSearchParams, withSearchParams } from '@/lib/search/params';
import { searchStrings } from '@/strings/search';

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
