import { indexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import { hits, places, type Shape } from '@/lib/search/engine/hits';
import { PageTable } from '@/lib/search/engine/page-table';
import type { FirstFile, TextPart } from '@/lib/search/types';
import { rankedPage, rankedSection, searchPage } from '../../support/search-index';

const SHAPE: Shape = { limitOf: 'hits', limit: 20, length: 80, sections: { exact: 4, first: 3, other: 1 } };

const sections = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => rankedSection(first + index));

/** The shown places: the page's index for its own hit, and the index and section for a section. */
const shown = (pages: Parameters<typeof places>[0], shape: Partial<Shape> = {}) =>
  places(pages, { ...SHAPE, ...shape }).map(({ ranked, section }) =>
    section ? `${ranked.page}#${section.section}` : `${ranked.page}`,
  );

describe('the places to show', () => {
  it('of a page whose name matches are the page and its sections', () => {
    expect(shown([rankedPage(0, { title: 1, sections: sections(0, 2) })])).toEqual(['0', '0#0', '0#1']);
    expect(shown([rankedPage(0, { keywords: 1 })])).toEqual(['0']);
  });

  it('of a page whose name does not match are only its sections', () => {
    expect(shown([rankedPage(0, { sections: sections(0, 2) })])).toEqual(['0#0', '0#1']);
    expect(shown([rankedPage(0, { sections: sections(0, 2) })], { limitOf: 'pages' })).toEqual([
      '0',
      '0#0',
      '0#1',
    ]);
  });

  it('of a letter are pages, or sections of pages whose name does not match', () => {
    const found = [
      rankedPage(0, { title: 1, sections: sections(0, 2) }),
      rankedPage(1, { sections: sections(10, 1) }),
    ];
    expect(places(found, SHAPE, true).map(({ section }) => section?.section)).toEqual([undefined, 10]);
  });

  it('have the part before the first heading only without a hit for the page', () => {
    const found = [rankedSection(0, { opening: true }), rankedSection(1)];
    expect(shown([rankedPage(0, { title: 1, sections: found })])).toEqual(['0', '0#1']);
    expect(shown([rankedPage(0, { sections: found })])).toEqual(['0#0', '0#1']);
  });

  it('leave out sections with fewer words than the best', () => {
    const found = [
      rankedSection(0, { words: 2 }),
      rankedSection(1, { words: 1 }),
      rankedSection(2, { words: 2 }),
    ];
    expect(shown([rankedPage(0, { sections: found })])).toEqual(['0#0', '0#2']);
  });

  it('are more for an exact match, and fewer if the next page is about as good', () => {
    const first = { title: 1, sections: sections(0, 9) };
    const next = (score: number) => rankedPage(1, { score, sections: sections(10, 9) });
    const ofFirst = (rest: object, score: number) =>
      shown([rankedPage(0, { ...first, ...rest }), next(score)]).filter(place => place.startsWith('0#'))
        .length;
    expect(ofFirst({ exact: true }, 0.9)).toBe(4);
    expect(ofFirst({}, 0.1)).toBe(3);
    expect(ofFirst({}, 0.9)).toBe(1);
    expect(ofFirst({ score: 2 }, 1)).toBe(3);
    expect(ofFirst({ score: 2 }, 1.5)).toBe(1);
    expect(shown([rankedPage(0, first)])).toHaveLength(4);
    expect(shown([rankedPage(0, first), next(0.1)]).filter(place => place.startsWith('1#'))).toHaveLength(1);
  });

  it('leave out the sections of a later page whose name says everything', () => {
    const named = { title: 1, inName: true };
    expect(
      shown([
        rankedPage(0, { ...named, sections: sections(0, 1) }),
        rankedPage(1, { ...named, score: 0.1, sections: sections(10, 1) }),
        rankedPage(2, { inName: true, score: 0.1, sections: sections(20, 1) }),
      ]),
    ).toEqual(['0', '0#0', '1', '2#20']);
  });

  it('are limited by hits or by pages', () => {
    const pages = [0, 1, 2].map(page => rankedPage(page, { title: 1, sections: sections(page * 10, 1) }));
    expect(shown(pages, { limit: 3 })).toEqual(['0', '0#0', '1']);
    expect(shown(pages, { limit: 2, limitOf: 'pages' })).toEqual(['0', '0#0', '1', '1#10']);
  });

  it('say on the last place how many sections are hidden', () => {
    const more = places([rankedPage(0, { title: 1, sections: sections(0, 9) })], SHAPE).map(
      place => place.more,
    );
    expect(more).toEqual([undefined, undefined, undefined, 6]);
  });
});

describe('a hit', () => {
  const files = indexFiles(
    records([
      searchPage('other', 'Weather', { '': 'Rain.' }),
      searchPage(
        'page',
        'Parsnips',
        { '': 'About parsnips.', Soup: 'Boil a parsnip.', Empty: '' },
        { description: 'All about a root.' },
      ),
    ]),
    [],
  );
  const first = files.get('search-index.json') as FirstFile;
  const marker = { marks: new Map([['parsnip', 'word' as const]]), typed: ['parsnip'] };
  const ranked = rankedPage(1, { title: 1 });
  const make = (chosen: Parameters<typeof hits>[0], table: PageTable) => hits(chosen, marker, table, 80);
  const plain = (parts: readonly { text: string }[] | undefined) => parts?.map(({ text }) => text).join('');

  function loaded(): PageTable {
    const table = new PageTable(first);
    for (const [name, file] of files)
      if (name.startsWith('texts')) for (const page of (file as TextPart).pages) table.add(page);
    return table;
  }

  it('for a page has its description and says what matched', () => {
    const [title, keywords] = make(
      [{ ranked }, { ranked: rankedPage(1, { keywords: 1 }) }, { ranked: rankedPage(9) }],
      loaded(),
    );
    expect(title).toMatchObject({ type: 'title', url: '/page/', breadcrumb: ['Docs'] });
    expect([plain(title?.text), plain(title?.excerpt)]).toEqual(['Parsnips', 'All about a root.']);
    expect(keywords?.type).toBe('keywords');
    const types = [{ title: 1, keywords: 1 }, {}].map(
      rest => make([{ ranked: rankedPage(1, rest) }], loaded())[0]?.type,
    );
    expect(types).toEqual(['title', 'title']);
  });

  it('for a section has its heading, its page, and its text', () => {
    const [hit] = make([{ ranked, section: rankedSection(2) }], loaded());
    expect(hit).toMatchObject({ type: 'content', url: '/page/#soup' });
    expect([plain(hit?.text), plain(hit?.page), plain(hit?.excerpt)]).toEqual([
      'Soup',
      'Parsnips',
      'Boil a parsnip.',
    ]);
    expect(hit?.excerpt).toContainEqual({ text: 'parsnip', mark: 'word' });
    expect(make([{ ranked, section: rankedSection(2, { heading: true }) }], loaded())[0]?.type).toBe(
      'heading',
    );
  });

  it('for a section without a heading or text has those of the page', () => {
    const [opening, empty] = make(
      [1, 3].map(section => ({ ranked, section: rankedSection(section) })),
      loaded(),
    );
    expect([opening?.url, plain(opening?.text)]).toEqual(['/page/', 'Parsnips']);
    expect(plain(empty?.excerpt)).toBe('All about a root.');
  });

  it('has no excerpt while the text loads', () => {
    const [hit] = make([{ ranked, section: rankedSection(2) }], new PageTable(first));
    expect(hit).not.toHaveProperty('excerpt');
    expect(make([{ ranked }], new PageTable({ ...first, pages: [] }))).toEqual([]);
  });

  it('says where it is below the hit of its page', () => {
    const section = rankedSection(2);
    const branches = make([{ ranked }, { ranked, section }, { ranked, section, more: 2 }], loaded());
    expect(branches.map(({ branch, more }) => [branch, more])).toEqual([
      [undefined, undefined],
      ['between', undefined],
      ['last', 2],
    ]);
    const alone = make(
      [
        { ranked, section },
        { ranked: rankedPage(0), section: rankedSection(0), more: 0 },
      ],
      loaded(),
    );
    expect(alone.map(hit => Object.keys(hit).filter(key => key === 'branch' || key === 'more'))).toEqual([
      [],
      [],
    ]);
  });
});
