import { indexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import { PageTable } from '@/lib/search/engine/page-table';
import { phraseMatch } from '@/lib/search/engine/phrase-match';
import { textsWith, weightedTerms } from '@/lib/search/engine/term-set';
import type { FirstFile } from '@/lib/search/types';
import { rankedPage, rankedSection, searchPage } from '../../support/search-index';

/** The first file of an index of these pages. */
const firstFile = (...pages: Parameters<typeof records>[0]) =>
  indexFiles(records(pages), []).get('search-index.json') as FirstFile;

/** How well the page at an index matches a query whose words all weigh the same, if all of its headings and keywords may match. */
function match(query: string, file: FirstFile, page = 0, rest: Parameters<typeof rankedPage>[1] = {}) {
  const words = query.split(' ');
  const terms = weightedTerms(
    words,
    words.map(() => 1),
  );
  const table = new PageTable(file);
  const sections = (table.record(page)?.d ?? []).map((_, at) =>
    rankedSection(table.firstSection(page) + at, { heading: true }),
  );
  return phraseMatch(rankedPage(page, { keywords: 1, sections, ...rest }), terms, textsWith(terms), table);
}

/** The bonus of a page with this title, keywords, and headings. */
function bonus(query: string, { title = 'Garden', keywords = [] as string[], headings = [] as string[] }) {
  const page = searchPage('page', title, Object.fromEntries(['', ...headings].map(text => [text, 'Text.'])), {
    keywords,
  });
  return match(query, firstFile(page)).score;
}

describe('a title', () => {
  it.each(['parsnip soup', 'soup parsnip', 'parsnips soup'])('is the query %s', query => {
    expect(match(query, firstFile(searchPage('page', 'The parsnip soup', { '': 'Text.' }))).exact).toBe(true);
  });

  it.each(['parsnip', 'cold parsnip soup'])("isn't the query %s", query => {
    const found = match(query, firstFile(searchPage('page', 'The parsnip soup', { '': 'Text.' })));
    expect(found).toEqual({ score: 0, exact: false });
  });

  it('counts most if it is the query', () => {
    expect(bonus('parsnip soup', { title: 'Parsnip soup' })).toBeGreaterThan(
      bonus('parsnip soup', { keywords: ['parsnip soup'], headings: ['Parsnip soup'] }),
    );
  });

  it('counts by the share of it that is in the query, but not more than once', () => {
    const file = firstFile(searchPage('page', 'Parsnip soup', { '': 'Text.' }));
    const score = (title: number, titleWords = 1) =>
      match('cold parsnip dish', file, 0, { title, titleWords }).score;
    expect(score(1)).toBeGreaterThan(0);
    expect(score(2)).toBeCloseTo(2 * score(1));
    expect(score(4)).toBe(score(2));
    expect(score(1, 0)).toBe(0);
  });
});

it('a keyword counts more than a heading', () => {
  const query = 'parsnip soup';
  const heading = bonus(query, { headings: ['Parsnip soup'] });
  expect(heading).toBeGreaterThan(0);
  expect(bonus(query, { keywords: [query] })).toBeGreaterThan(heading);
  expect(bonus(query, { keywords: [query], headings: [query] })).toBe(bonus(query, { keywords: [query] }));
});

it('the keyword that is most similar counts', () => {
  const half = bonus('parsnip', { keywords: ['parsnip soup'] });
  expect(half).toBeGreaterThan(0);
  expect(bonus('parsnip', { keywords: ['parsnip', 'parsnip soup', 'weather'] })).toBeGreaterThan(half);
  expect(bonus('parsnip', { keywords: ['parsnip', 'weather'] })).toBe(
    bonus('parsnip', { keywords: ['parsnip'] }),
  );
});

it('several words count more than one', () => {
  expect(bonus('parsnip soup', { keywords: ['parsnip soup'] })).toBeGreaterThan(
    bonus('parsnip', { keywords: ['parsnip'] }),
  );
  expect(bonus('parsnip soup', { headings: ['Parsnip soup'] })).toBeGreaterThan(
    bonus('parsnip', { headings: ['Parsnip'] }),
  );
});

it.each([
  ['parsnip', 'Parsnips'],
  ['tag', 'Tags'],
  ['cycle', 'Cycles'],
  ['fly', 'Flies'],
  ['ui', 'UI'],
  ['cafe', 'Café'],
  ['dont', "Don't"],
])('the query %s is the heading "%s"', (query, heading) => {
  expect(bonus(query, { headings: [heading] })).toBe(bonus('parsnip', { headings: ['Parsnip'] }));
});

describe('a message pasted with other text', () => {
  const file = firstFile(
    searchPage('other', 'Weather', { '': 'Text.', Rain: 'Text.' }),
    searchPage('page', 'Garden', { '': 'Text.', Roots: 'Text.', 'Parsnip seeds rotted': 'Text.' }),
  );

  it('leads to the section with the message', () => {
    expect(match('error parsnip seeds rotted again yesterday', file, 1)).toMatchObject({
      section: 4,
      exact: false,
    });
  });

  it.each(['error parsnip seeds again', 'roots of trees'])('%s doesn’t match any message', query => {
    expect(match(query, file, 1).section).toBeUndefined();
  });

  it('raises the page', () => {
    const query = 'error parsnip seeds rotted again yesterday';
    const without = bonus(query, { keywords: ['parsnip seeds rotted'] });
    expect(
      bonus(query, { keywords: ['parsnip seeds rotted'], headings: ['Parsnip seeds rotted'] }),
    ).toBeGreaterThan(without);
  });
});

it("a page that isn't loaded has no bonus", () => {
  const file = firstFile(searchPage('page', 'Parsnip', { '': 'Text.' }));
  expect(match('parsnip', { ...file, pages: [] })).toEqual({ score: 0, exact: false });
});
