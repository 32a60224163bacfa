import { contributors, postContributors, releaseSummaries } from '@/lib/content/release';

const release = (...lines: string[][]) => ({
  version: '1',
  dockerTag: '1',
  highlights: [],
  changes: [{ group: 'Features', items: lines.map(thanks => ({ thanks, text: 'Text.' })) }],
});

describe('contributors', () => {
  it('are counted over all releases, sorted by changes and name', () => {
    expect(contributors([release(['zoe', 'adam'], ['zoe']), release(['Bea'], ['zoe'])])).toEqual([
      { name: 'zoe', count: 3 },
      { name: 'adam', count: 1 },
      { name: 'Bea', count: 1 },
    ]);
  });

  it('are merged regardless of case, with the most frequent spelling', () => {
    expect(contributors([release(['mikesglitch'], ['MikesGlitch']), release(['MikesGlitch'])])).toEqual([
      { name: 'MikesGlitch', count: 3 },
    ]);
  });

  it('count once for a change that names them twice', () => {
    expect(contributors([release(['zoe', 'zoe'])])).toEqual([{ name: 'zoe', count: 1 }]);
  });

  it('are empty without releases or changes', () => {
    expect(contributors([])).toEqual([]);
    expect(contributors([{ version: '1', dockerTag: '1', highlights: [] }])).toEqual([]);
  });
});

test('releases and thanks are the same in any order of the posts, so a page with these lists is compiled once', () => {
  const post = (version: string, date: string, thanks: string) => ({
    slug: `release-${version}`,
    date,
    release: {
      version,
      dockerTag: version,
      highlights: [],
      changes: [{ group: 'Fixes', items: [{ text: 'A fix.', thanks: [thanks] }] }],
    },
  });
  const posts = [
    post('24.12.0', '2024-12-01T00:00:00.000Z', 'Ann'),
    post('25.2.0', '2025-02-01T00:00:00.000Z', 'ann'),
    { slug: 'roadmap', date: '2025-01-15T00:00:00.000Z' },
    post('25.1.0', '2025-01-01T00:00:00.000Z', 'Bob'),
  ];
  expect(releaseSummaries(posts).map(({ href }) => href)).toEqual([
    '/blog/release-25.2.0/',
    '/blog/release-25.1.0/',
    '/blog/release-24.12.0/',
  ]);
  expect(releaseSummaries(posts.toReversed())).toEqual(releaseSummaries(posts));
  expect(postContributors(posts)).toEqual([
    { name: 'ann', count: 2 },
    { name: 'Bob', count: 1 },
  ]);
  expect(postContributors(posts.toReversed())).toEqual(postContributors(posts));
});
