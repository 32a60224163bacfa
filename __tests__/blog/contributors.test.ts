import { contributors } from '@/lib/content/release';

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
