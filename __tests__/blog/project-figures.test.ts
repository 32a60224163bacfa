import { projectFigures } from '@/lib/blog/project-figures';

const release = (date: string, ...thanks: string[][]) => ({
  date: `${date}T10:00:00.000Z`,
  release: {
    version: '1',
    dockerTag: '1',
    highlights: [],
    changes: [{ group: 'Features', items: thanks.map(names => ({ text: 'A change.', thanks: names })) }],
  },
});

describe('the figures of the project', () => {
  it('count the releases of the 12 months up to the newest one', () => {
    const posts = [
      release('2025-11-03'),
      { date: '2025-10-06T10:00:00.000Z' },
      release('2024-11-04'),
      release('2024-11-03'),
    ];
    expect(projectFigures(posts)).toMatchObject({
      releasesInYear: 2,
      newest: posts[0]?.date,
      oldest: posts[3]?.date,
    });
  });

  it('count everyone once, however their name is capitalized, and every change', () => {
    const posts = [release('2025-11-03', ['Ana', 'ben'], ['ana']), release('2025-10-02', ['Cleo'])];
    expect(projectFigures(posts)).toMatchObject({ contributors: 3, changes: 3 });
  });

  it('count who contributed to the newest release', () => {
    const posts = [release('2025-11-03', ['Ana', 'ben'], ['ana']), release('2025-10-02', ['Cleo'])];
    expect(projectFigures(posts)).toMatchObject({ inNewest: 2, version: '1' });
  });

  it('need a release', () => {
    expect(() => projectFigures([{ date: '2025-11-03T10:00:00.000Z' }])).toThrow('no post with a release');
  });
});
