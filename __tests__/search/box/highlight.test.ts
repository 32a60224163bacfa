import { highlightIn } from '@/lib/search/box/highlight';
import type { Hit } from '@/lib/search/types';

const hits = (...urls: string[]) =>
  urls.map((url): Hit => ({ url, page: [], text: [], breadcrumb: [], type: 'title' }));

it('follows the hit that the reader chose to its place in a new answer', () => {
  expect(highlightIn(hits('/c/', '/a/', '/b/'), hits('/a/', '/b/', '/c/'), 1)).toBe(2);
});

it('stays on the first hit, or on none, until the reader chooses one', () => {
  expect(highlightIn(hits('/b/', '/a/'), hits('/a/', '/b/'), 0)).toBe(0);
  expect(highlightIn(hits('/b/', '/a/'), hits('/a/', '/b/'), -1)).toBe(-1);
  expect(highlightIn(hits('/b/', '/a/'), [], 0)).toBe(0);
});

it('stays in the list if the chosen hit is gone', () => {
  expect(highlightIn(hits('/a/', '/b/'), hits('/a/', '/b/', '/c/'), 2)).toBe(1);
  expect(highlightIn([], hits('/a/', '/b/', '/c/'), 2)).toBe(-1);
});
