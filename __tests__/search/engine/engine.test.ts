import { indexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import { Engine } from '@/lib/search/engine/engine';
import type { FirstFile, MetadataPart, TextPart, WordMap } from '@/lib/search/types';
import { searchPage } from '../../support/search-index';

const FILLER = 'Some plain text about other matters of the house, the garden and the weather.';

type Pages = Parameters<typeof records>[0];

/** An index of some pages and ten others, completely loaded, with the names of its parts. */
function engineOf(pages: Pages, synonyms: [asked: string, term: string][] = []): Engine {
  const others = Array.from({ length: 10 }, (_, number) =>
    searchPage(`other-${number}`, 'Weather', { '': FILLER }),
  );
  const files = indexFiles(records([...pages, ...others]), synonyms);
  const engine = new Engine(files.get('search-index.json') as FirstFile);
  for (const [name, file] of files) {
    const part = Number(/-(\d+)\.json$/.exec(name)?.[1]);
    if (name.startsWith('metadata-')) engine.addMetadata(part, file as MetadataPart);
    if (name.startsWith('words-')) engine.addWords(part, file as WordMap);
    if (name.startsWith('texts-')) engine.addTexts(part, file as TextPart);
  }
  return engine;
}

const order = (engine: Engine, query: string, setup: string[] = []) =>
  engine.rank(query, true, setup).pages.map(({ page }) => page);

describe('a page for another audience', () => {
  const developers = { group: 'developers' as const };
  const engine = engineOf([
    searchPage('guide', 'Garden', { '': FILLER, 'Run with parsnips': FILLER }),
    searchPage('api', 'Methods', { '': `${FILLER} Use run with parsnips, runWithParsnips.` }, developers),
    searchPage('soup', 'Soup', { '': 'Run with parsnips.' }),
  ]);

  it('comes later', () => {
    expect(order(engine, 'run with parsnips')[0]).toBe(0);
  });

  it('comes first for an identifier from code', () => {
    expect(order(engine, 'runWithParsnips')[0]).toBe(1);
  });
});

describe.each(['developers', 'contributors'] as const)('a page for %s', group => {
  const theirs = (text: string) => searchPage('theirs', 'Tools', { '': text }, { group });
  const guide = (text: string) => searchPage('guide', 'Garden', { '': text });
  const first = (query: string, ...pages: Pages) => order(engineOf(pages), query)[0];

  it('is as good as a guide if most pages with the word are theirs', () => {
    const [page, other] = [theirs('A linter.'), guide('A linter.')];
    expect(first('linter', page, other, page)).toBe(0);
    expect(first('linter', page, other, other, other, other, other)).toBe(1);
  });

  it('is no better because of a word that may be missing', () => {
    const [page, other] = [theirs('Show a parsnip.'), guide('A parsnip.')];
    expect(first('show parsnip', page, other, other, other, other, other)).toBe(1);
  });
});

it('the section with a pasted message comes first on its page', () => {
  const page = searchPage('page', 'Parsnip problems', {
    '': 'Parsnip seed errors: today, and again.',
    'Error today': 'A parsnip error today: errors and errors.',
    'Parsnip seeds rotted': FILLER,
  });
  const [found] = engineOf([page]).rank('error today: parsnip seeds rotted', true).pages;
  expect(found?.sections[0]?.section).toBe(2);
});

it('a section for the reader’s setup only comes first if it has as many of the words', () => {
  const page = searchPage('page', 'Recipes', {});
  const section = (id: string, text: string, setup?: string) => ({
    id,
    heading: id,
    text,
    ...(setup && { setup }),
  });
  const engine = engineOf([
    { ...page, sections: [section('a', 'A parsnip and a turnip.'), section('b', 'A parsnip.', 'docker')] },
    { ...page, url: '/two/', sections: [section('c', 'A radish.'), section('d', 'A radish.', 'docker')] },
  ]);
  const first = (query: string, setup: string[]) =>
    engine.rank(query, true, setup).pages[0]?.sections[0]?.section;
  expect(first('parsnip turnip', ['docker'])).toBe(0);
  expect([first('radish', []), first('radish', ['fly']), first('radish', ['docker'])]).toEqual([2, 2, 3]);
});

it('what was typed is marked as a word, and what it means as a synonym', () => {
  const engine = engineOf(
    [searchPage('page', 'Parsnip', { '': 'A carrot.' })],
    [
      ['carrot', 'parsnip'],
      ['orange root', 'parsnip'],
    ],
  );
  const marks = (query: string) => engine.rank(query, true);
  expect([...marks('carrot').marks]).toEqual([
    ['carrot', 'word'],
    ['parsnip', 'synonym'],
  ]);
  expect(marks('orange root').marks.get('parsnip')).toBe('synonym');
  expect(marks('parsnip carrot').marks.get('parsnip')).toBe('word');
  expect(marks('orange root').typed).toEqual(['orange', 'root']);
});

it('says whether a page has every word', () => {
  const engine = engineOf([
    searchPage('page', 'Parsnip', { '': 'A carrot.' }),
    searchPage('two', 'Soup', { '': FILLER }),
  ]);
  expect(engine.rank('parsnip carrot', true).complete).toBe(true);
  expect(engine.rank('carrot soup', true).complete).toBe(false);
});

it('guesses only when everything is loaded', () => {
  const engine = engineOf([searchPage('page', 'Parsnip', { '': FILLER })]);
  expect(engine.rank('parnsip', false).pages).toEqual([]);
  expect(order(engine, 'parnsip')).toEqual([0]);
});

describe('the suggestion', () => {
  const engine = engineOf([searchPage('page', 'Reconciliation', { '': FILLER })]);

  it('replaces the first unknown word', () => {
    expect(engine.suggest('Garden recnzliation now')).toBe('Garden reconciliation now');
  });

  it.each(['reconciliation', 'garden', 'xyzzy', 'reckoncil', ''])('is missing for %j', query => {
    expect(engine.suggest(query)).toBeUndefined();
  });
});

describe('the parts that a query needs', () => {
  const page = searchPage('page', 'Parsnip', { '': FILLER });
  const files = indexFiles(records([page]), [['carrot', 'parsnip']]);
  const first = files.get('search-index.json') as FirstFile;
  /** An index whose parts start at these words. */
  const split = () => new Engine({ ...first, metadata: ['a', 'm', 't'], words: ['a', 'h', 'p', 't'] });

  it('are those with its words and what they mean', () => {
    expect(split().needs('house ')).toEqual({ metadata: [0], words: [1] });
    expect(split().needs('carrot ')).toEqual({ metadata: [0, 1], words: [0, 2] });
    expect(split().needs('house tree')).toEqual({ metadata: [0, 2], words: [1, 3] });
  });

  it('are, for an unknown word, those with its first letter', () => {
    const engine = split();
    engine.addMetadata(0, { title: [], keywords: [], trail: [], heading: [] });
    engine.addWords(1, [['house', [0]]]);
    expect(engine.needs('house ')).toEqual({ metadata: [], words: [] });
    expect(engine.needs('hz ')).toEqual({ metadata: [], words: [] });
    expect(engine.needs('house prsnip ')).toEqual({ metadata: [1], words: [2] });
  });

  it('are few', () => {
    const letters = [...'abcdefghi'].map(letter => `p${letter}`);
    expect(new Engine({ ...first, words: letters }).needs('p ').words).toHaveLength(3);
  });

  it('don’t include any text for the first letter of a word', () => {
    expect(new Engine({ ...first, words: ['p'] }).needs('p').words).toEqual([]);
  });
});
