import { select, type Candidates } from '@/lib/search/engine/select';
import { rankedPage } from '../../support/search-index';

const candidates = (required: number, pages: Candidates['pages'], typed = required): Candidates => ({
  pages,
  required,
  typed,
  finish: found => ({ ...found, score: found.score * found.factor }),
});
const page = (index: number, words: number, rest: Partial<Candidates['pages'][number]> = {}) => ({
  ...rankedPage(index, { words, coverage: words / 4, sectionCoverage: words / 4 }),
  list: false,
  ...rest,
});
const order = (...all: Candidates[]) => select(all, Infinity).pages.map(found => found.page);

it('sorts by score, and pages with the same score by their order on the site', () => {
  const pages = [page(3, 1, { score: 2 }), page(2, 1, { score: 1 }), page(1, 1, { score: 2 })];
  expect(order(candidates(1, pages))).toEqual([1, 3, 2]);
});

it('of a short query, keeps only the pages with the most words', () => {
  const pages = [page(1, 1, { score: 9 }), page(2, 2), page(3, 2)];
  expect(order(candidates(2, pages))).toEqual([2, 3]);
  expect(order(candidates(2, [page(1, 1), page(2, 1)]))).toEqual([1, 2]);
});

it('knows whether a page has every required word', () => {
  expect(select([candidates(2, [page(1, 2)])], Infinity).complete).toBe(true);
  expect(select([candidates(2, [page(1, 1)])], Infinity).complete).toBe(false);
  expect(select([candidates(2, [])], Infinity).complete).toBe(false);
  expect(select([candidates(0, [page(1, 0)])], Infinity).complete).toBe(false);
  expect(select([], Infinity)).toEqual({ pages: [], complete: false });
});

it('if only lists have both words, adds the guides with one of them, at a lower score', () => {
  const list = page(1, 2, { list: true, score: 3 });
  const pages = [
    list,
    page(2, 1, { score: 4 }),
    page(3, 1, { list: true, score: 9 }),
    page(4, 0, { score: 9 }),
  ];
  const found = select([candidates(2, pages)], Infinity);
  expect(found.pages.map(each => each.page)).toEqual([1, 2]);
  expect(order(candidates(2, [...pages, page(5, 2, { score: 1 })]))).toEqual([1, 5]);
});

it("doesn't add pages for a single word", () => {
  expect(order(candidates(1, [page(1, 1, { list: true }), page(2, 0)]))).toEqual([1]);
});

describe('a sentence', () => {
  it('also finds pages that lack up to half of the words, after those with more', () => {
    const pages = [page(1, 2), page(2, 4), page(3, 3), page(4, 1)];
    expect(order(candidates(4, pages))).toEqual([2, 3, 1]);
  });

  it('finds only the lists with the most words', () => {
    const pages = [page(1, 3, { list: true }), page(2, 4), page(3, 4, { list: true, score: 0.5 })];
    expect(order(candidates(4, pages))).toEqual([2, 3]);
  });

  it('prefers the page that has the words in one section', () => {
    const pages = [page(1, 3, { sectionCoverage: 0.2 }), page(2, 3, { sectionCoverage: 0.6 })];
    expect(order(candidates(4, pages))).toEqual([2, 1]);
  });

  it.each([
    [2, 6, [2, 1]],
    [2, 5, [2]],
    [1, 6, [2]],
    [3, 3, [2, 1]],
  ])('has %d required words of %d', (required, typed, expected) => {
    const pages = [page(1, required === 1 ? 0 : 1), page(2, Math.min(2, required))];
    expect(order(candidates(required, pages, typed))).toEqual(expected);
  });

  it('matters less in a word when it is longer', () => {
    const lost = (required: number) => {
      const [full, near] = select(
        [candidates(required, [page(1, 4, { coverage: 1, sectionCoverage: 1 }), page(2, 3)])],
        Infinity,
      ).pages;
      return (near?.score ?? 0) / (full?.score ?? 1);
    };
    expect(lost(3)).toBeLessThan(lost(4));
    expect(lost(4)).toBeLessThan(lost(5));
  });
});

describe('of several ways to read the query', () => {
  it('only those count in which a page has the most of the words', () => {
    const whole = candidates(1, [page(1, 1)]);
    const half = candidates(2, [page(2, 1, { score: 9 })]);
    expect(order(whole, half)).toEqual([1]);
    expect(order(half, whole)).toEqual([1]);
  });

  it('sentences always count', () => {
    expect(order(candidates(1, [page(1, 1)]), candidates(3, [page(2, 2, { score: 99 })]))).toEqual([2, 1]);
  });

  it('a page counts once, with its best score', () => {
    const one = candidates(1, [page(1, 1, { score: 1 }), page(2, 1, { score: 2 })]);
    const other = candidates(1, [page(1, 1, { score: 3 }), page(2, 1, { score: 1 })]);
    expect(select([one, other], Infinity).pages.map(({ page: found, score }) => [found, score])).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });
});
