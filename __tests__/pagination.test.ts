import { numberedPages, pageCount, pageOf } from '@/lib/pagination';

const items = (length: number) => Array.from({ length }, (_, index) => index);

describe('a list with ten items per page', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [59, 6],
    [1000, 100],
  ])('of %i items has %i pages', (length, count) => {
    expect(pageCount(length, 10)).toBe(count);
    expect(numberedPages(length, 10)).toHaveLength(count - 1);
  });

  it('has a numbered address for each page after the first', () => {
    expect(numberedPages(31, 10)).toEqual([2, 3, 4]);
  });

  it('has its last items on its last page', () => {
    expect(pageOf(items(59), 6, 10)).toEqual({ items: items(59).slice(50), number: 6, count: 6 });
  });

  it.each([0, 7, -1, 1.5, NaN])('has no page %p', number => {
    expect(pageOf(items(59), number, 10)).toBeUndefined();
  });

  it('has an empty first page when it is empty', () => {
    expect(pageOf([], 1, 10)).toEqual({ items: [], number: 1, count: 1 });
  });
});
