import type { expand } from '@/lib/search/engine/expand';
import { FieldIndex } from '@/lib/search/engine/field-index';
import { entries, IndexBuilder } from '@/lib/search/build/index-builder';
import { lookUp, moveQuestions } from '@/lib/search/engine/matches';
import { addMetadata, metadataIndexes } from '@/lib/search/engine/metadata';
import { PageTable } from '@/lib/search/engine/page-table';
import { Parts } from '@/lib/search/engine/parts';

describe('the parts of a list', () => {
  const missing = (loaded: number[], from: string, to: string, most = 9) => {
    const parts = new Parts<string>(['c', 'm', 't']);
    loaded.forEach(part => parts.loaded(part));
    return parts.missing(from, to, most);
  };

  it.each([
    ['d', 'e', [0]],
    ['a', 'b', [0]],
    ['l', 'n', [0, 1]],
    ['m', 'm', [1]],
    ['a', 'z', [0, 1, 2]],
    ['x', 'z', [2]],
  ])('from %s to %s are %j', (from, to, expected) => {
    expect(missing([], from, to)).toEqual(expected);
  });

  it('are only those that are not loaded, and not too many', () => {
    expect(missing([1], 'a', 'z')).toEqual([0, 2]);
    expect(missing([0], 'a', 'z', 1)).toEqual([1]);
    expect(new Parts<string>([]).missing('a', 'z', 9)).toEqual([]);
  });
});

describe('the table of pages', () => {
  const record = (first: number, title: string) => ({
    i: first,
    t: title,
    u: '/a/',
    b: [],
    k: ['root soup'],
    e: '',
    d: [],
  });
  const table = () =>
    new PageTable({
      first: 2,
      sections: [2, 1],
      gaps: [[1, 3]],
      pages: [],
      stopWords: ['the'],
      links: [],
      groups: [],
      setups: [],
      questions: { first: 9, sections: [] },
      metadata: [],
      words: [],
      texts: [],
      synonyms: [],
      weakWords: [],
    });

  it('knows the page of each section, except for those of other contexts', () => {
    expect([1, 2, 3, 4, 6, 7, 8].map(section => table().pageOf(section))).toEqual([
      undefined,
      0,
      0,
      undefined,
      undefined,
      1,
      undefined,
    ]);
    expect([table().firstSection(0), table().firstSection(1), table().count]).toEqual([2, 7, 2]);
  });

  it('has a page when it is loaded, and its text when that is loaded', () => {
    const pages = table();
    expect([pages.record(0), pages.names(0), pages.text(3)]).toEqual(Array(3).fill(undefined));
    pages.add(record(2, 'The parsnip'));
    expect(pages.record(0)?.t).toBe('The parsnip');
    expect(pages.text(3)).toBeUndefined();
    pages.add({ ...record(2, 'The parsnip'), x: ['One.', 'Two.'] });
    expect([pages.text(2), pages.text(3), pages.text(7)]).toEqual(['One.', 'Two.', undefined]);
  });

  it('ignores pages of other contexts', () => {
    const pages = table();
    pages.add(record(4, 'Parsnip'));
    expect([0, 1].map(page => pages.record(page))).toEqual([undefined, undefined]);
  });

  it('has the stems of a string, without stop words', () => {
    const pages = table();
    expect(['The parsnips', 'Growing', 'roots, soup'].map(text => [...pages.termSet(text)])).toEqual([
      ['parsnip'],
      ['grow'],
      ['root', 'soup'],
    ]);
  });

  it('has the words of a name: those of the title, alone and with each keyword', () => {
    const pages = table();
    pages.add(record(2, 'Parsnip'));
    expect(pages.names(0)?.map(words => [...words])).toEqual([['parsnip'], ['parsnip', 'root', 'soup']]);
  });
});

describe('the index of a field', () => {
  const index = new IndexBuilder();
  index.add(1, 'Parsnip soup');
  index.add(2, 'A parsnip');

  it('has the sections of a word, and its entries sorted', () => {
    expect(index.search('parsnip')).toEqual([1, 2]);
    expect(index.search('Parsnip soup')).toEqual([]);
    expect(entries(index).map(([word, sections]) => [word, [...sections]])).toEqual([
      ['a', [2]],
      ['parsnip', [1, 2]],
      ['soup', [1]],
    ]);
  });

  it('can be filled from its entries', () => {
    const copy = new FieldIndex();
    copy.load(entries(index));
    expect([copy.search('parsnip'), [...copy.words()]]).toEqual([
      [1, 2],
      ['a', 'parsnip', 'soup'],
    ]);
  });
});

it('the best match of a word counts, and a question counts less than a heading', () => {
  const fields = { ...metadataIndexes(), content: new IndexBuilder() };
  addMetadata(fields, [
    {
      i: 5,
      t: 'Parsnip parsnips',
      k: ['parsnips', 'root'],
      b: ['Docs', 'Roots'],
      d: [
        { h: '', s: '' },
        { h: '#a', s: 'Parsnip' },
        { h: '#b', s: '' },
        { h: '#c', s: 'Parsnip' },
      ],
    },
  ]);
  const expansions: ReturnType<typeof expand> = [
    { term: 'parsnip', quality: 1, synonym: false },
    { term: 'parsnips', quality: 0.5, synonym: false },
    { term: 'roots', quality: 0.2, synonym: false },
  ];
  const questions = { first: 20, sections: [7, 8] };
  fields.content.add(20, 'Why a parsnip?');
  fields.content.add(21, 'Why a parsnip?');
  const matches = lookUp(expansions, fields);
  moveQuestions([matches], questions);
  const { title, keywords, trail, heading, content } = matches;
  expect([...title, ...keywords, ...trail]).toEqual([
    [5, 1],
    [5, 0.5],
    [5, 0.2],
  ]);
  expect([...content]).toEqual([]);
  expect([heading.get(6), heading.get(8)]).toEqual([1, 1]);
  expect(heading.get(7)).toBeGreaterThan(0);
  expect(heading.get(7)).toBeLessThan(1);
});

it("of a section's questions, the one with most of the words counts more than the others", () => {
  const fields = { ...metadataIndexes(), content: new IndexBuilder() };
  const questions = { first: 20, sections: [7, 7, 8] };
  fields.content.add(20, 'parsnip soup');
  fields.content.add(21, 'cold carrot');
  fields.content.add(22, 'cold parsnip');
  const words = ['parsnip', 'soup', 'cold'].map(term =>
    lookUp([{ term, quality: 1, synonym: false }], fields),
  );
  moveQuestions(words, questions);
  const [parsnip, soup, cold] = words.map(({ heading }) => heading);
  expect(soup?.get(7)).toBe(parsnip?.get(7));
  expect(cold?.get(7)).toBeGreaterThan(0);
  expect(cold?.get(7)).toBeLessThan(cold?.get(8) ?? 0);
});
