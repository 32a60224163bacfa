/** @jest-environment jsdom */
import { forgetPages, recentPages, rememberPage } from '@/lib/search/box/recent';

const page = (name: string) => ({ title: name, url: `/docs/${name}/` });

beforeEach(() => localStorage.clear());

it('remembers a few recently opened pages, newest first, without duplicates', () => {
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e']) rememberPage(page(name));
  expect(recentPages().map(({ title }) => title)).toEqual(['e', 'a', 'd', 'c']);
});

it('removes them', () => {
  rememberPage(page('a'));
  forgetPages();
  expect(recentPages()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it.each([
  '{',
  '"text"',
  '[{"title":"x","url":"https://example.org/"}]',
  '[{"title":"x","url":"//example.org/"}]',
  String.raw`[{"title":"x","url":"/\\example.org/"}]`,
  '[null]',
])('ignores invalid stored values: %s', stored => {
  localStorage.setItem('search-recent', stored);
  expect(recentPages()).toEqual([]);
});
