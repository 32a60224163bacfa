import { categoryOfPage } from '@/lib/versions/category';
import { bannerOf } from '@/lib/versions/banner';
import { sidebarFile } from '@/lib/versions/config';
import { errorMessages } from '@/lib/errors';
import { headerData, resolveLayoutItem, type LayoutItem } from '@/lib/versions/layout-items';
import { layoutMistakes } from '@/lib/versions/layout-mistakes';
import {
  activeVersion,
  counterpart,
  docById,
  docOfVersion,
  lastVersion,
  sidebarById,
  sidebarLink,
  versionCandidates,
  versionNamed,
} from '@/lib/versions/lookup';
import type { DocsData, DocsVersion } from '@/lib/versions/types';
import { inLocale, localeConfig, LOCALES, type LocaleConfig } from '@/lib/locales';
import { CONFIGS, versionedSite } from './fixture';

let data: DocsData;
let next: DocsVersion;
let latest: DocsVersion;
let old: DocsVersion;

/** How an item is shown on a page. */
function resolve(item: LayoutItem, pathname = '/', preferred: string | null = null) {
  return resolveLayoutItem(item, { data, locales: LOCALES, pathname, preferred });
}

/** The error of an item that isn't valid. */
function fail(item: unknown, from = data): never {
  try {
    resolveLayoutItem(item as LayoutItem, { data: from, locales: LOCALES, pathname: '/', preferred: null });
  } catch (error) {
    expect(errorMessages(error)).toContain(JSON.stringify(item));
    throw (error as Error).cause;
  }
  throw new Error('The entry is shown.');
}

beforeAll(async () => {
  ({ data } = await versionedSite());
  [next, latest, old] = data.versions as [DocsVersion, DocsVersion, DocsVersion];
});

test('a version has its docs, drafts, first page, and sidebar', () => {
  expect(next).toEqual({
    name: 'current',
    label: 'Next',
    isLast: false,
    path: '/docs/',
    mainDocId: 'index',
    docs: [
      { id: 'index', path: '/docs/', sidebar: 'docs' },
      { id: 'faq', path: '/docs/faq/', sidebar: 'docs' },
      { id: 'new', path: '/docs/new/', sidebar: 'docs' },
      { id: 'outside', path: '/docs/outside/' },
    ],
    draftIds: ['draft'],
    sidebars: { docs: { link: { label: 'index', path: '/docs/' } } },
  });
  expect(latest.sidebars).toEqual({ docs: { link: { label: '25.11/index', path: '/docs/25.11/' } } });
  expect(latest.isLast).toBe(true);
});

test('accepts a site with complete versions', async () => {
  expect((await versionedSite()).mistakes).toEqual([]);
});

test('each version has its own sidebar, with its address', async () => {
  const { sidebars } = await versionedSite();
  expect(sidebars.map(({ path, items }) => [path, items.map(({ label }) => label)])).toEqual([
    ['/docs/', ['index', 'faq', 'new']],
    ['/docs/25.11/', ['Start']],
    ['/docs/24.1/', ['24.1/index', '24.1/faq']],
  ]);
  expect(CONFIGS.map(sidebarFile)).toEqual([
    'content/sidebar.yml',
    'content/sidebar.25.11.yml',
    'content/sidebar.24.1.yml',
  ]);
});

test('reports a layout with broken items', async () => {
  const { mistakes } = await versionedSite(CONFIGS, 'current');
  expect(mistakes).toEqual([]);
  const empty = { ...next, isLast: true, sidebars: { docs: {} } };
  expect(() => sidebarLink([empty], 'docs')).toThrow(
    'Sidebar with ID "docs" doesn\'t have anything to be linked to.',
  );
});

test.each([
  ['/docs/', 'current'],
  ['/docs/25.11', '25.11'],
  ['/docs/25.11/faq/', '25.11'],
  ['/docs/25.110/', 'current'],
])('%s belongs to version %s', (path, name) => {
  expect(activeVersion(data, path).name).toBe(name);
});

test('candidates are the page’s version, the preferred one, and the default one, without duplicates', () => {
  const names = (active: DocsVersion | undefined, preferred: string | null) =>
    versionCandidates(data, active, preferred).map(({ name }) => name);
  expect(names(next, '24.1')).toEqual(['current', '24.1', '25.11']);
  expect(names(latest, '25.11')).toEqual(['25.11']);
  expect(names(undefined, 'gone')).toEqual(['25.11']);
});

test('a doc links to its counterpart in another version, or to that version’s first page', () => {
  expect(counterpart('faq', next, old)).toBe('/docs/24.1/faq/');
  expect(counterpart('24.1/faq', old, next)).toBe('/docs/faq/');
  expect(counterpart('new', next, latest)).toBe('/docs/25.11/');
});

test('newer versions are unreleased, older ones are unmaintained, and the default one is neither', () => {
  expect(data.versions.map(version => bannerOf(data, version))).toEqual([
    'unreleased',
    undefined,
    'unmaintained',
  ]);
});

test("a draft in the layout isn't shown", () => {
  expect(docById([next], 'draft')).toBeUndefined();
  expect(resolve({ type: 'doc', docId: 'draft', label: 'Draft' }, '/docs/')).toEqual([]);
});

test('items of the layout become links', () => {
  expect(resolve({ type: 'link', label: 'Blog', href: '/blog/' })).toEqual([
    { kind: 'link', label: 'Blog', href: '/blog/' },
  ]);
  expect(resolve({ type: 'doc', docId: '25.11/faq', label: 'FAQ' })).toEqual([
    { kind: 'link', label: 'FAQ', href: '/docs/25.11/faq/' },
  ]);
});

test.each([
  ['/', null, '/docs/25.11/'],
  ['/', '24.1', '/docs/24.1/'],
  ['/docs/faq/', '24.1', '/docs/'],
])('on %s with %s preferred, the docs start at %s', (pathname, preferred, href) => {
  expect(resolve({ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }, pathname, preferred)).toEqual([
    { kind: 'link', label: 'Docs', href },
  ]);
});

test.each([
  ['/docs/faq/', null, 'Next', ['/docs/faq/', '/docs/25.11/faq/', '/docs/24.1/faq/'], 'current'],
  ['/docs/gone/', null, 'Next', ['/docs/', '/docs/25.11/', '/docs/24.1/'], 'current'],
  ['/docs/new', '24.1', 'Next', ['/docs/new/', '/docs/25.11/', '/docs/24.1/'], 'current'],
  ['/docs/24.1/faq/', '25.11', '24.1', ['/docs/faq/', '/docs/25.11/faq/', '/docs/24.1/faq/'], '24.1'],
  ['/blog/', null, '25.11', ['/docs/', '/docs/25.11/', '/docs/24.1/'], undefined],
  ['/blog/', '24.1', '24.1', ['/docs/', '/docs/25.11/', '/docs/24.1/'], undefined],
])('on %s with %s preferred, the version menu shows %s', (pathname, preferred, label, hrefs, current) => {
  const [menu] = resolve({ type: 'docsVersionDropdown' }, pathname, preferred);
  if (menu?.kind !== 'versions') throw new Error("There's no choice of version.");
  expect(menu).toMatchObject({ label, name: 'Versions' });
  expect(menu.links.map(({ href }) => href)).toEqual(hrefs);
  expect(menu.links.find(link => link.current)?.key).toBe(current);
});

test("a menu with a single choice isn't shown", () => {
  expect(resolve({ type: 'docsVersionDropdown', versions: ['current'] })).toEqual([]);
  expect(resolve({ type: 'localeDropdown' })).toEqual([]);
});

test('for a single version, the header only has the docs that it links to', async () => {
  const { data: single } = await versionedSite(CONFIGS.slice(0, 1), 'current');
  const docs = (items: LayoutItem[]) => headerData(items, single).versions[0]?.docs.map(({ id }) => id);
  expect(docs([{ type: 'docsVersionDropdown' }])).toEqual([]);
  expect(docs([{ type: 'doc', docId: 'faq', label: 'FAQ' }])).toEqual(['faq']);
  expect(headerData([], data)).toBe(data);
});

test('the language menu links to the same page in each language', () => {
  const german: LocaleConfig = {
    label: 'Deutsch',
    direction: 'ltr',
    htmlLang: 'de',
    calendar: 'gregory',
    path: 'de',
    translate: true,
  };
  const place = { data, locales: { ...LOCALES, de: german }, pathname: '/docs/faq/', preferred: null };
  expect(resolveLayoutItem({ type: 'localeDropdown' }, place)).toEqual([
    {
      kind: 'languages',
      label: 'English',
      name: 'Languages',
      links: [
        { key: 'en', label: 'English', href: '/docs/faq/', current: true },
        { key: 'de', label: 'Deutsch', href: '/de/docs/faq/', current: false },
      ],
    },
  ]);
  expect(inLocale('/de/docs/faq/', german, localeConfig('en'))).toBe('/docs/faq/');
});

test('the build reports a broken item of the header, and why', () => {
  const entries: LayoutItem[] = [
    { type: 'link', label: 'Blog', href: '/blog/' },
    { type: 'doc', docId: 'nope', label: 'Nope' },
  ];
  expect(layoutMistakes(entries, data).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^lib\/navigation\/header-items\.ts An item of the header isn't valid: \{"type":"doc","docId":"nope","label":"Nope"\}\s+Cause:\s+Couldn't find any doc with id "nope"/,
    ),
  ]);
});

describe('failed lookups have an error message', () => {
  const category = {
    type: 'category' as const,
    label: 'A',
    href: '/docs/a/',
    docId: 'a/index',
    collapsible: true,
    items: [{ type: 'link' as const, label: 'B', href: '/docs/b/', docId: 'b' }],
  };

  test.each<[string, () => unknown, RegExp]>([
    [
      'an unknown type of entry',
      () => fail({ type: 'nope' }),
      /^No NavbarItem component found for type "nope"\.$/,
    ],
    [
      'an unknown version',
      () => versionNamed(data, '9.9'),
      /^No docs version exist for name '9\.9'\. .+\n- current\n- 25\.11\n- 24\.1$/,
    ],
    [
      'an unknown version in a dropdown',
      () => fail({ type: 'docsVersionDropdown', versions: ['9.9'] }),
      /^No docs version exist for name '9\.9'/,
    ],
    [
      'an entry for an unknown sidebar',
      () => fail({ type: 'docSidebar', sidebarId: 'nope', label: 'Docs' }),
      /^Can't find any sidebar with id "nope"/,
    ],
    [
      'an entry for a sidebar without pages',
      () =>
        fail(
          { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
          { ...data, versions: [{ ...latest, sidebars: { docs: {} } }] },
        ),
      /^Sidebar with ID "docs" doesn't have anything to be linked to\.$/,
    ],
    [
      'an entry for an unknown language',
      () => fail({ type: 'localeDropdown', locales: ['en', 'xx'] }),
      /no locale config found for locale=xx/,
    ],
    [
      'an unknown sidebar',
      () => sidebarById([next, latest], 'nope'),
      /^Can't find any sidebar with id "nope" in version\(s\) current, 25\.11\. .+\n- docs/,
    ],
    [
      'an unknown doc',
      () => docById([next], 'nope'),
      /^Couldn't find any doc with id "nope" in version\(s\) "current"\. .+\n- index\n- faq/,
    ],
    [
      "a doc that isn't in the version",
      () => docOfVersion(latest, 'new'),
      /^no version doc found by id=new$/,
    ],
    [
      'a page outside the docs',
      () => activeVersion(data, '/blog/'),
      /^Can't find active docs plugin for "\/blog\/" pathname/,
    ],
    [
      'cards on a page that isn’t a category’s',
      () => categoryOfPage([category], 'b'),
      /^\/docs\/b is not associated with a category\. .+should only be used on category index pages\.$/,
    ],
    [
      'cards on a page outside the sidebar',
      () => categoryOfPage(undefined, 'b'),
      /^Unexpected: cant find current sidebar in context$/,
    ],
    [
      'no default version',
      () => lastVersion({ ...data, versions: [next] }),
      /^No docs version has isLast\. The versions are: current\.$/,
    ],
    ['an unknown language', () => localeConfig('xx'), /no locale config found for locale=xx/],
  ])('%s', (_, look, message) => {
    expect(look).toThrow(expect.objectContaining({ message: expect.stringMatching(message) }));
  });

  test('a category’s own page is found', () => {
    expect(categoryOfPage([category], 'a/index')).toBe(category);
  });
});
