import { Prior } from '@/lib/search/engine/prior';
import { AUDIENCE, GROUP, PAGE } from '@/lib/search/engine/weights';
import { GROUPS, type Group } from '@/lib/search/types';
import { rankedPage } from '../../support/search-index';

const prior = (groups: Group[], links: number[] = groups.map(() => 0)) =>
  new Prior({ groups: groups.map(group => GROUPS.indexOf(group)), links });

describe('links from other pages', () => {
  const linked = prior(['budgeters', 'budgeters', 'budgeters'], [0, 1, 10]);
  const factor = (page: number) => linked.of(rankedPage(page), ['parsnip'], 0);

  it('raise a page, the more the higher, up to a limit', () => {
    expect(factor(0)).toBe(1);
    expect(factor(1)).toBeGreaterThan(1);
    expect(factor(2)).toBeGreaterThan(factor(1));
    expect(factor(2)).toBeCloseTo(1 + PAGE.mostLinked);
  });

  it('count less the more there are', () => {
    expect(factor(1) - factor(0)).toBeGreaterThan((factor(2) - factor(1)) / 9);
  });

  it("don't matter on a site without any", () => {
    expect(prior(['budgeters']).of(rankedPage(0), ['parsnip'], 0)).toBe(1);
  });
});

describe('lists and posts', () => {
  const site = prior(['list', 'post', 'release']);
  const factors = (query: string[], inTitle = false) =>
    [0, 1, 2].map(page => site.of(rankedPage(page, { inTitle }), query, 0));

  it('come after guides', () => {
    expect(factors(['parsnip'])).toEqual([GROUP.list, GROUP.post, GROUP.release]);
  });

  it.each(['25.10.0', 'release', 'releases', 'changelog', 'announcements', 'blog', 'news'])(
    'are as good as guides for a query with %s',
    word => {
      expect(factors(['parsnip', word])).toEqual([1, 1, 1]);
    },
  );

  it.each(['released', 'unreleased', 'blogs', '25'])('are not new because of %s', word => {
    expect(factors([word])).toEqual([GROUP.list, GROUP.post, GROUP.release]);
  });

  it('only a post is raised by a title with the whole query', () => {
    expect(factors(['parsnip'], true)).toEqual([GROUP.list, AUDIENCE.postByTitle, GROUP.release]);
  });

  it('are distinguished from guides', () => {
    const all = prior([...GROUPS]);
    expect(GROUPS.map((_, page) => all.isList(page))).toEqual([false, false, false, true, true, true]);
  });
});

describe('pages for developers', () => {
  const site = prior(['budgeters', 'developers']);
  const factor = (page: number, own: number) => site.of(rankedPage(page), ['parsnip'], own);

  it('count less the fewer pages with the words are for developers', () => {
    expect(factor(1, 0)).toBe(GROUP.developers);
    expect(factor(1, AUDIENCE.ownWord / 2)).toBeGreaterThan(GROUP.developers);
    expect(factor(1, AUDIENCE.ownWord / 2)).toBeLessThan((1 + GROUP.developers) / 2);
  });

  it('are as good as others, and not better, if a word is mostly theirs', () => {
    expect(factor(1, AUDIENCE.ownWord)).toBe(1);
    expect(factor(1, 1)).toBe(1);
    expect(factor(0, 0)).toBe(1);
  });
});

describe("a group's share of the guides with a word", () => {
  const site = prior(['budgeters', 'developers', 'developers', 'post', 'budgeters']);
  const share = (...pagesByWord: number[][]) => site.ownShare('developers', pagesByWord);

  it.each([
    ['no words', [], 0],
    ['one of two guides', [[0, 1]], 1 / 2],
    ['two of four guides', [[0, 1, 2, 4]], 1 / 2],
    ['the only guide beside a post', [[1, 3]], 1],
    ['only a post', [[3]], 0],
    [
      'the largest of two words',
      [
        [0, 4],
        [1, 2],
        [0, 1],
      ],
      1,
    ],
  ])('%s', (_what, pagesByWord, expected) => {
    expect(share(...pagesByWord)).toBe(expected);
  });
});
