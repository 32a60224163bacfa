import { analyze } from '@/lib/mdx/analyze';

const releases = [
  {
    version: '25.1.0',
    dockerTag: '25.1.0',
    date: '2025-01-01T00:00:00.000Z',
    highlights: ['First', 'Second'],
    changes: 12,
    href: '/blog/release-25.1.0/',
  },
  {
    version: '24.12.0',
    dockerTag: '24.12.1',
    date: '2024-12-31T23:00:00.000Z',
    highlights: ['Third'],
    changes: 0,
    href: '/blog/release-24.12.0/',
  },
];
const contributors = [
  { name: 'zoe', count: 3 },
  { name: 'Zoe Of The Hills', count: 1 },
];

const page = (raw: string) =>
  analyze({
    raw,
    file: 'content/docs/releases.mdx',
    kind: 'doc',
    lists: { releases: () => releases, contributors: () => contributors },
  });

describe('the list of releases', () => {
  it('becomes headings by year and version, below the current heading', async () => {
    const { headings } = await page('## Every release\n\n<ReleaseList />\n\n## After\n');
    expect(headings).toEqual([
      { depth: 2, id: 'every-release', text: 'Every release' },
      { depth: 3, id: '2025', text: '2025' },
      { depth: 4, id: '2510', text: '25.1.0' },
      { depth: 3, id: '2024', text: '2024' },
      { depth: 4, id: '24120', text: '24.12.0' },
      { depth: 2, id: 'after', text: 'After' },
    ]);
  });

  it("has each release's date, Docker tag, highlights, and a link to its notes", async () => {
    const { sections, references } = await page('## Every release\n\n<ReleaseList />\n');
    expect(sections.find(({ id }) => id === '2024')?.text).toBe(
      '24.12.0 December 31, 2024 · Docker tag 24.12.1 · All changes in 24.12.0 Third',
    );
    expect(references.map(({ href }) => href)).toEqual(['/blog/release-25.1.0/', '/blog/release-24.12.0/']);
  });

  it('can come before any heading', async () => {
    const { headings } = await page('<ReleaseList />\n');
    expect(headings.map(({ depth }) => depth)).toEqual([2, 3, 2, 3]);
  });
});

test('the list of contributors links GitHub names and has counts', async () => {
  const { sections, references } = await page('<ContributorList />\n');
  expect(sections[0]?.text).toBe('zoe 3 Zoe Of The Hills 1');
  expect(references.map(({ href }) => href)).toEqual(['https://github.com/zoe']);
});
