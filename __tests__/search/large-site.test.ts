import { FILE_SIZE, indexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import { BOX_SHAPE } from '@/lib/search/constants';
import type { SearchPage } from '@/lib/search/build/search-pages';
import { Searcher } from '@/lib/search/searcher';
import type { FirstFile, MetadataPart, TextPart, WordMap } from '@/lib/search/types';
import { answer, found, openFiles, searchPage } from '../support/search-index';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A unique made-up word for a number, with letters only. */
function word(number: number): string {
  let rest = number;
  let text = '';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    text += `${CONSONANTS[rest % CONSONANTS.length]}${VOWELS[(rest * 3 + syllable) % VOWELS.length]}`;
    rest = Math.floor(rest / CONSONANTS.length);
  }
  return text;
}

/** A site with a page for each number. Half of its words are unique, and the others are on all pages. */
function site(count: number): SearchPage[] {
  return Array.from({ length: count }, (_, number) =>
    searchPage(
      `page-${number}`,
      `Guide to ${word(number)}`,
      {
        '': `How ${word(number)} goes with ${word(number + 1)}, the garden and the weather. `.repeat(3),
        [`About ${word(number + count)}`]:
          `Plants such as ${word(number + 2 * count)} need water and light. `.repeat(4),
      },
      { keywords: [`${word(number + 3 * count)} help`], kind: number < count * 0.9 ? 'doc' : 'post' },
    ),
  );
}

const LARGE = 3000;
const size = (file: unknown) => JSON.stringify(file).length;
const files = indexFiles(records(site(LARGE)), []);

it('a large index is split: titles, words, and text are in files of limited size', () => {
  const first = files.get('search-index.json') as FirstFile;
  expect(first.metadata.length).toBeGreaterThan(1);
  expect(first.pages).toEqual([]);
  for (const [name, file] of files) {
    const entries = /^(?:metadata|words|texts)-/.test(name)
      ? entriesOf(file as WordMap | MetadataPart | TextPart)
      : [];
    // The last entry may exceed the limit.
    const most = FILE_SIZE.words + Math.max(...entries.map(size));
    if (entries.length > 0) expect([name, size(file) <= most * BRACKETS]).toEqual([name, true]);
  }
});

/** The overhead of names and brackets around the entries. */
const BRACKETS = 1.1;

function entriesOf(file: WordMap | MetadataPart | TextPart): readonly unknown[] {
  if (Array.isArray(file)) return file;
  return 'pages' in file
    ? file.pages
    : [...file.title, ...(file.keywords ?? []), ...file.trail, ...file.heading];
}

it('the first file grows by a few bytes per page', () => {
  const small = indexFiles(records(site(LARGE / 2)), []);
  const grown = size(files.get('search-index.json')) - size(small.get('search-index.json'));
  expect(grown / (LARGE / 2)).toBeLessThan(12);
});

it("a small index isn't split", () => {
  const first = indexFiles(records(site(50)), []).get('search-index.json') as FirstFile;
  expect(first.metadata).toEqual([]);
  expect(first.pages).toHaveLength(50);
});

describe('in a large index', () => {
  const FEW_FILES = 8;
  const about = 1234;

  it.each([
    ['a title', word(about), `/page-${about}/`],
    ['the start of a title', word(about).slice(0, -1), `/page-${about}/`],
    ['a heading', word(about + LARGE), `/page-${about}/#about-${word(about + LARGE)}`],
    ['a text', word(about + 2 * LARGE), `/page-${about}/#about-${word(about + LARGE)}`],
    ['keywords', `${word(about + 3 * LARGE)} help`, `/page-${about}/`],
    ['several words', `guide to ${word(about)}`, `/page-${about}/`],
  ])('finds %s with a few files', async (_what, query, url) => {
    const { searcher, read } = await openFiles(files);
    expect(read).toEqual(['search-index.json']);
    expect(await found(searcher, query)).toContain(url);
    expect(read.length).toBeLessThanOrEqual(1 + FEW_FILES);
    expect(new Set(read).size).toBe(read.length);
    const before = read.length;
    await found(searcher, query);
    expect(read).toHaveLength(before);
  });

  it('finds a mistyped word', async () => {
    const { searcher } = await openFiles(files);
    const typed = word(about);
    const swapped = `${typed.slice(0, 4)}${typed[5]}${typed[4]}${typed.slice(6)}`;
    expect(await found(searcher, swapped)).toContain(`/page-${about}/`);
  });

  it('a context has only its own pages', async () => {
    const { searcher } = await openFiles(files, 'blog');
    const { hits } = await answer(searcher, 'garden weather');
    expect(hits.length).toBeGreaterThan(0);
    const numbers = hits.map(({ url }) => Number(/\d+/.exec(url)?.[0]));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(LARGE * 0.9);
    expect(await found(searcher, word(about))).not.toContain(`/page-${about}/`);
  });
});

it('titles are searched while the text is still loading', async () => {
  const files = indexFiles(records(site(50)), []);
  const searcher = await Searcher.open('', name =>
    name === 'search-index.json' ? Promise.resolve(files.get(name)) : new Promise(() => undefined),
  );
  const { value } = await searcher.answers(word(12), BOX_SHAPE).next();
  expect(value).toMatchObject({ partial: true });
  expect(value?.hits[0]?.url).toBe('/page-12/');
});
