import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { packSidebar, unpackSidebar } from '@/lib/navigation/pack-sidebar';
import { resolveSidebar } from '@/lib/navigation/resolve-sidebar';
import { neighbors, pagesInOrder, sidebarAround, trailTo } from '@/lib/navigation/sidebar';
import { contentFolder } from '../support/content';

const doc = (id: string, outside = false) => ({
  id,
  title: `Title of ${id}`,
  file: `content/docs/${id}.mdx`,
  outside,
});

async function resolve(yaml: string, docs = [doc('index'), doc('accounts/index'), doc('accounts/tags')]) {
  const folder = await contentFolder({ 'sidebar.yml': yaml });
  const { items, mistakes } = resolveSidebar(await readYaml(join(folder, 'sidebar.yml')), docs);
  return { items, messages: mistakes.map(({ message }) => message.replace(`${folder}/`, '')) };
}

const COMPLETE = `- doc: index
  label: Start
- category: Accounts
  doc: accounts/index
  items:
    - doc: accounts/tags
    - link: Bugs
      href: https://example.org/bugs
`;

describe('the sidebar', () => {
  it('keeps what readers see when it is packed for browsers', async () => {
    const docs = ['index', 'accounts/index', 'accounts/tags'].map(id => ({ ...doc(id), experimental: true }));
    const links = '- category: Links\n  items:\n    - link: Bugs\n      href: https://example.org/bugs\n';
    const { items } = await resolve(`${COMPLETE}  collapsible: false\n${links}`, docs);
    const seen = JSON.parse(JSON.stringify(items, (name, value) => (name === 'docId' ? undefined : value)));
    for (const path of ['/docs/', '/docs/accounts/', '/docs/next/']) {
      const packed = JSON.parse(JSON.stringify(packSidebar({ path, items }))) as ReturnType<
        typeof packSidebar
      >;
      expect(JSON.parse(JSON.stringify(unpackSidebar(packed)))).toEqual({ path, items: seen });
    }
  });

  it("doesn't repeat a category's name in badges", async () => {
    const docs = [
      doc('index'),
      doc('accounts/index'),
      { ...doc('accounts/tags'), experimental: true as const },
    ];
    const badges = async (category: string) => {
      const { items } = await resolve(COMPLETE.replace('Accounts', category), docs);
      const packed = packSidebar({ path: '/docs/', items });
      return JSON.stringify(unpackSidebar(packed)).match(/"experimental":true/g) ?? [];
    };
    expect(await badges('Accounts')).toHaveLength(1);
    expect(await badges('Experimental features')).toHaveLength(0);
  });

  it('marks the entries of experimental features', async () => {
    const docs = [doc('index'), { ...doc('accounts/index'), experimental: true }, doc('accounts/tags')];
    const { items } = await resolve(COMPLETE, docs);
    const marks = (all: typeof items): unknown[] =>
      all.flatMap(item => [item.experimental, ...(item.type === 'category' ? marks(item.items) : [])]);
    expect(marks(items)).toEqual([undefined, true, undefined, undefined]);
  });

  it("sets every entry's label and address", async () => {
    const { items, messages } = await resolve(COMPLETE);
    expect(messages).toEqual([]);
    expect(items).toEqual([
      { type: 'link', label: 'Start', href: '/docs/', docId: 'index' },
      {
        type: 'category',
        label: 'Accounts',
        href: '/docs/accounts/',
        docId: 'accounts/index',
        collapsible: true,
        items: [
          {
            type: 'link',
            label: 'Title of accounts/tags',
            href: '/docs/accounts/tags/',
            docId: 'accounts/tags',
          },
          { type: 'link', label: 'Bugs', href: 'https://example.org/bugs' },
        ],
      },
    ]);
  });

  it.each([
    [
      'an entry without a doc',
      `${COMPLETE}- doc: accounts/nope\n`,
      /^sidebar\.yml:9:8 There's no doc "accounts\/nope"\. Write content\/docs\/accounts\/nope\.mdx/,
    ],
    [
      'a doc named twice',
      `${COMPLETE}- doc: index\n`,
      /^sidebar\.yml:9:8 The doc "index" is in the sidebar twice/,
    ],
    ['an entry without a type', `${COMPLETE}- label: Alone\n`, /^sidebar\.yml:9:3 This entry has no type/],
    [
      'a category without entries',
      `${COMPLETE}- category: Empty\n`,
      /^sidebar\.yml:9:3 The category "Empty" has no entries/,
    ],
    [
      'a link without an address in a category',
      COMPLETE.replace('      href: https://example.org/bugs\n', ''),
      /^sidebar\.yml:7:7 This entry has no type/,
    ],
    ['an empty entry', `${COMPLETE}-\n`, /^sidebar\.yml:9:2 This entry has no type/],
    [
      'an unknown audience',
      `${COMPLETE}  audience: pilots\n`,
      /^sidebar\.yml:9:13 There's no audience "pilots"\. Write developers or contributors, or/,
    ],
    [
      'a label that YAML reads as a number',
      COMPLETE.replace('Start', '2025'),
      /^sidebar\.yml:2:10 Write label: as text\. Put numbers in quotes\.$/,
    ],
    [
      'a category that is neither collapsible nor open',
      `${COMPLETE}  collapsible: never\n`,
      /^sidebar\.yml:9:16 Write collapsible: true or collapsible: false\.$/,
    ],
    ['an unknown field', COMPLETE.replace('label:', 'name:'), /^sidebar\.yml:2:3 There's no field "name"/],
  ])('reports %s with its line', async (_, yaml, message) => {
    expect((await resolve(yaml)).messages).toEqual([expect.stringMatching(message)]);
  });

  it('reports a file that has no list', async () => {
    expect(await resolve('doc: index\n', [])).toEqual({
      items: [],
      messages: [expect.stringMatching(/^sidebar\.yml:1:1 The sidebar isn't a list/)],
    });
  });

  it('knows who a category is for', async () => {
    const { items } = await resolve(`${COMPLETE}  audience: developers\n`);
    expect(items.map(item => item.type === 'category' && item.audience)).toEqual([false, 'developers']);
  });

  it('reports a doc that is neither in it nor has sidebar: false', async () => {
    const { messages } = await resolve(COMPLETE, [
      doc('index'),
      doc('accounts/index'),
      doc('accounts/tags'),
      doc('lost'),
      doc('apart', true),
    ]);
    expect(messages).toEqual([
      expect.stringMatching(/^content\/docs\/lost\.mdx:1:1 The doc isn't in the sidebar/),
    ]);
  });

  it('reports a doc that is in it but has sidebar: false', async () => {
    const { messages } = await resolve(COMPLETE, [
      doc('index', true),
      doc('accounts/index'),
      doc('accounts/tags'),
    ]);
    expect(messages).toEqual([
      expect.stringMatching(/^content\/docs\/index\.mdx:1:1 The doc has sidebar: false/),
    ]);
  });
});

describe('the sidebar of a page', () => {
  const link = (label: string) => ({ type: 'link' as const, label, href: `/${label}/` });
  const sidebars = [
    { path: '/docs/', items: [link('current')] },
    { path: '/docs/25.10/', items: [link('old')] },
  ];

  it.each([
    ['/docs/faq/', ['current']],
    ['/docs/25.10/faq/', ['old']],
    ['/docs/25.10', ['old']],
    ['/blog/', []],
  ])('for %s is that of its version', (pathname, labels) => {
    expect(sidebarAround(sidebars, pathname).map(({ label }) => label)).toEqual(labels);
  });
});

describe('navigation through the docs', () => {
  it('finds the categories of a page', async () => {
    const { items } = await resolve(COMPLETE);
    expect(trailTo(items, 'accounts/tags').map(({ label }) => label)).toEqual([
      'Accounts',
      'Title of accounts/tags',
    ]);
    expect(trailTo(items, 'accounts/index').map(({ label }) => label)).toEqual(['Accounts']);
    expect(trailTo(items, 'elsewhere')).toEqual([]);
  });

  it('lists pages depth-first, without other sites', async () => {
    const { items } = await resolve(COMPLETE);
    expect(pagesInOrder(items).map(({ docId }) => docId)).toEqual([
      'index',
      'accounts/index',
      'accounts/tags',
    ]);
    expect(neighbors(items, 'index')).toEqual({ previous: undefined, next: 'accounts/index' });
    expect(neighbors(items, 'accounts/tags')).toEqual({ previous: 'accounts/index', next: undefined });
    expect(neighbors(items, 'elsewhere')).toEqual({});
  });
});
