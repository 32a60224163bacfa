import { rankPages, type Slot } from '@/lib/search/engine/rank';

/** Where a word was found, by section. Page 0 has the sections 0 to 9, page 1 has 10 to 19, and so on. */
type Found = Partial<Record<keyof Slot['matches'], Record<number, number>>>;

const slot = (found: Found, rest: Partial<Slot> = {}): Slot => {
  const map = (field: keyof Found) =>
    new Map(Object.entries(found[field] ?? {}).map(([section, quality]) => [Number(section), quality]));
  return {
    matches: {
      title: map('title'),
      keywords: map('keywords'),
      trail: map('trail'),
      heading: map('heading'),
      content: map('content'),
    },
    terms: [],
    optional: false,
    compound: false,
    ...rest,
  };
};

const PAGES = 100;

/** Ranks pages, best first. */
function rank(slots: Slot[], names?: ReadonlySet<string>[]) {
  const ranked = rankPages(slots, {
    count: PAGES,
    pageOf: section => (section < PAGES * 10 ? Math.floor(section / 10) : undefined),
    firstSection: page => page * 10,
    names: () => names,
  });
  return { ...ranked, pages: ranked.pages.sort((a, b) => b.score - a.score) };
}
const order = (...slots: Slot[]) => rank(slots).pages.map(({ page }) => page);

describe('the weight of a word', () => {
  const everywhere = Object.fromEntries(Array.from({ length: PAGES }, (_, page) => [page * 10, 1]));

  it('is larger for a rare one, and smaller for one that may be missing', () => {
    const [rare = 0, some = 0, common = 0, optional = 0] = rank([
      slot({ content: { 0: 1 } }),
      slot({ content: { 0: 1, 10: 1, 20: 1 } }),
      slot({ content: everywhere }),
      slot({ content: { 0: 1 } }, { optional: true }),
    ]).weights;
    expect(rare).toBe(1);
    expect(some).toBeLessThan(rare);
    expect(common).toBeLessThan(some);
    expect(common).toBeGreaterThan(0);
    expect(optional).toBeLessThan(rare);
  });

  it('in names depends on how many names have it', () => {
    const score = (title: Record<number, number>) =>
      rank([slot({ title })]).pages.find(({ page }) => page === 0)?.score ?? 0;
    expect(score({ 0: 1 })).toBeGreaterThan(score({ 0: 1, 10: 1, 20: 1, 30: 1 }));
    const both = (keywords: Record<number, number>) =>
      rank([slot({ title: { 0: 1 }, keywords })]).pages.find(({ page }) => page === 0)?.score ?? 0;
    expect(both({ 10: 1 })).toBeGreaterThan(both({ 10: 1, 20: 1, 30: 1 }));
  });
});

describe('what a page has of a query', () => {
  it('is counted by its required words', () => {
    const [page] = rank([
      slot({ title: { 0: 1 } }),
      slot({ content: { 3: 1 } }),
      slot({}),
      slot({ content: { 3: 1 } }, { optional: true }),
    ]).pages;
    expect(page).toMatchObject({
      page: 0,
      words: 2,
      coverage: 1,
      sectionCoverage: 1,
      titleWords: 1,
      inTitle: false,
    });
  });

  it('is less in a section than on the page if the words are apart', () => {
    const [page] = rank([slot({ content: { 1: 1 } }), slot({ content: { 2: 1 } })]).pages;
    expect(page).toMatchObject({ words: 2, coverage: 1, sectionCoverage: 0.5 });
  });

  it('counts its breadcrumb for every section', () => {
    const [page] = rank([slot({ trail: { 0: 1 } }), slot({ content: { 2: 1 } })]).pages;
    expect(page).toMatchObject({ sectionCoverage: 1, inName: false, inTitle: false });
    expect(page?.sections).toMatchObject([{ section: 2, words: 2, coverage: 1 }]);
  });

  it('is nothing for a section of another context', () => {
    expect(order(slot({ content: { 5000: 1 }, title: { 5000: 1 } }))).toEqual([]);
  });
});

describe('the name of a page', () => {
  const both = [
    slot({ title: { 0: 1 } }, { terms: ['parsnip'] }),
    slot({ keywords: { 0: 1 } }, { terms: ['soup'] }),
  ];

  it('has all words in its title, or in its title and keywords', () => {
    expect(rank([slot({ title: { 0: 1 } }), slot({ title: { 0: 1 } })]).pages).toMatchObject([
      { inTitle: true, inName: true, titleWords: 2, title: 2, keywords: 0 },
    ]);
    expect(rank(both).pages).toMatchObject([{ inTitle: false, inName: true, title: 1, keywords: 1 }]);
  });

  it('has them in one keyword', () => {
    const together = rank(both, [new Set(['parsnip', 'soup']), new Set(['garden'])]).pages[0];
    const apart = rank(both, [new Set(['parsnip']), new Set(['soup'])]).pages[0];
    expect(together?.inName).toBe(true);
    expect(apart?.inName).toBe(false);
    expect(together?.score).toBeGreaterThan(apart?.score ?? Infinity);
  });

  it('has any form of them', () => {
    const forms = both.map(each => ({ ...each, terms: [...each.terms, 'other'] }));
    expect(rank(forms, [new Set(['parsnip', 'soup'])]).pages[0]?.inName).toBe(true);
  });

  it("doesn't need words that may be missing, and those of its breadcrumb", () => {
    const names = [new Set(['parsnip'])];
    const [parsnip] = both;
    if (!parsnip) throw new Error("There's no word.");
    expect(rank([parsnip, slot({ content: { 0: 1 } }, { optional: true })], names).pages[0]?.inName).toBe(
      true,
    );
    const placed = rank([parsnip, slot({ trail: { 0: 1 } }, { terms: ['soup'] })], names).pages[0];
    expect(placed?.inName).toBe(false);
  });
});

describe('the better page', () => {
  const second: Found = { content: { 0: 1, 10: 1 } };

  it.each([
    ['has a word in its title instead of its keywords', [slot({ title: { 10: 1 }, keywords: { 0: 1 } })]],
    ['has a word in its keywords instead of a heading', [slot({ keywords: { 10: 1 }, heading: { 0: 1 } })]],
    ['has a word in a heading instead of its text', [slot({ heading: { 10: 1 }, content: { 0: 1 } })]],
    ['has a better match', [slot({ title: { 0: 0.5, 10: 1 } })]],
    ['mentions a word more often', [slot({ content: { 0: 1, 10: 1, 11: 1, 12: 1 } })]],
    [
      'has the words in one section',
      [slot({ content: { 0: 1, 10: 1 } }), slot({ content: { 1: 1, 10: 1 } })],
    ],
    [
      'has the words in one heading',
      [slot({ heading: { 0: 1, 10: 1 } }), slot({ heading: { 1: 1, 10: 1 } })],
    ],
    [
      'has all words in its title',
      [slot({ title: { 0: 1, 10: 1 } }), slot({ title: { 10: 1 }, keywords: { 0: 1 } })],
    ],
    [
      'has all words in its name',
      [slot({ title: { 0: 1, 10: 1 } }), slot({ keywords: { 10: 1 }, content: { 0: 1 } })],
    ],
    ['has a word that may be missing', [slot(second), slot({ content: { 10: 1 } }, { optional: true })]],
  ])('%s', (_what, slots) => {
    expect(order(...slots)).toEqual([1, 0]);
  });
});

describe('the sections of a page', () => {
  const sections = (...slots: Slot[]) => rank(slots).pages[0]?.sections ?? [];

  it('are sorted by what they have themselves, a heading before text', () => {
    const found = sections(slot({ heading: { 2: 1 }, content: { 0: 1, 1: 0.5, 2: 1 }, title: { 0: 1 } }));
    expect(found.map(({ section }) => section)).toEqual([2, 0, 1]);
    expect(found.map(({ heading }) => heading)).toEqual([true, false, false]);
    expect(found.map(({ opening }) => opening)).toEqual([false, true, false]);
    expect(found.map(({ headingCoverage }) => headingCoverage)).toEqual([1, 0, 0]);
  });

  it('are sorted by their order if they are equally good', () => {
    expect(sections(slot({ content: { 5: 1, 4: 1 } })).map(({ section }) => section)).toEqual([4, 5]);
  });

  it('are sorted by all of their matches if the best ones are equally good', () => {
    const found = sections(slot({ heading: { 3: 1, 4: 1 }, content: { 4: 1 } }));
    expect(found.map(({ section }) => section)).toEqual([4, 3]);
  });

  it('have a heading that counts more in a longer query', () => {
    const heading = { heading: { 0: 1 } };
    const text = { content: { 0: 1 } };
    const gain = (count: number) => {
      const score = (found: Found) =>
        sections(...Array.from({ length: count }, () => slot(found)))[0]?.score ?? 0;
      return score(heading) / score(text);
    };
    expect(gain(3)).toBeGreaterThan(gain(2));
    expect(gain(2)).toBe(gain(1));
  });
});

describe('the best section of a page', () => {
  const together = () => slot({ content: { 0: 1 } });
  const factor = (count: number, word: (number: number) => Slot) =>
    rank(Array.from({ length: count }, (_, number) => word(number))).pages[0]?.factor ?? 0;

  it('matters in a query of more than four words, and more in a longer one', () => {
    const gain = (count: number) =>
      factor(count, together) / factor(count, number => slot({ content: { [number]: 1 } }));
    expect(gain(4)).toBe(1);
    expect(gain(5)).toBeGreaterThan(1);
    expect(gain(6)).toBeGreaterThan(gain(5));
  });

  it('matches better with its heading than with its text', () => {
    expect(factor(5, () => slot({ heading: { 0: 1 } }))).toBeGreaterThan(factor(5, together));
  });

  it('matches with a weak word as well as with another', () => {
    const last = (optional: boolean) => (number: number) =>
      slot({ content: { [number < 5 ? 0 : 1]: 1 } }, { optional: optional && number === 5 });
    const whole = (number: number) => slot({ content: { 0: 1 } }, { optional: number === 5 });
    expect(factor(6, whole)).toBeGreaterThan(factor(6, last(true)));
    expect(factor(6, whole)).toBeCloseTo(((0.9 + 6 / 5) / 1.9) * factor(5, together));
  });
});
