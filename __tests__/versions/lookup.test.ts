/** @jest-environment node */
import { categoryOfPage } from '@/lib/versions/category';
import { bannerOf } from '@/lib/versions/banner';
import { resolveLayoutItem, type LayoutItem } from '@/lib/versions/layout-items';
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
import { localeConfig } from '@/lib/locales';
import { CONFIGS, versionedSite } from './fixture';

let data: DocsData;
let next: DocsVersion;
let latest: DocsVersion;
let old: DocsVersion;

beforeAll(async () => {
  ({ data } = await versionedSite());
  [next, latest, old] = data.versions as [DocsVersion, DocsVersion, DocsVersion];
});

test('a version knows its docs, drafts, first page and sidebar', () => {
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

test('nothing is wrong with a site whose versions are complete', async () => {
  expect((await versionedSite()).mistakes).toEqual([]);
});

test('a layout that leads nowhere stops the build', async () => {
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
])('%s is of version %s', (path, name) => {
  expect(activeVersion(data, path).name).toBe(name);
});

test('candidates are the page’s version, the preferred one and the last one, each once', () => {
  const names = (active: DocsVersion | undefined, preferred: string | null) =>
    versionCandidates(data, active, preferred).map(({ name }) => name);
  expect(names(next, '24.1')).toEqual(['current', '24.1', '25.11']);
  expect(names(latest, '25.11')).toEqual(['25.11']);
  expect(names(undefined, 'gone')).toEqual(['25.11']);
});

test('a doc leads to itself in another version, or to that version’s start', () => {
  expect(counterpart('faq', next, old)).toBe('/docs/24.1/faq/');
  expect(counterpart('24.1/faq', old, next)).toBe('/docs/faq/');
  expect(counterpart('new', next, latest)).toBe('/docs/25.11/');
});

test('newer versions are unreleased, older ones unmaintained, the last one neither', () => {
  expect(data.versions.map(version => bannerOf(data, version))).toEqual([
    'unreleased',
    undefined,
    'unmaintained',
  ]);
});

test('a draft that the layout names is not shown', () => {
  expect(docById([next], 'draft')).toBeUndefined();
  expect(resolveLayoutItem({ type: 'doc', docId: 'draft', label: 'Draft' }, data, [next])).toEqual([]);
});

test('entries of the layout become links', () => {
  const resolve = (item: LayoutItem) => resolveLayoutItem(item, data, [latest]);
  expect(resolve({ type: 'doc', docId: '25.11/faq', label: 'FAQ' })).toEqual([
    { label: 'FAQ', path: '/docs/25.11/faq/' },
  ]);
  expect(resolve({ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' })).toEqual([
    { label: 'Docs', path: '/docs/25.11/' },
  ]);
  expect(resolve({ type: 'docsVersionDropdown' }).map(({ label }) => label)).toEqual([
    'Next',
    '25.11',
    '24.1',
  ]);
});

describe('a lookup that fails says so', () => {
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
      () => resolveLayoutItem({ type: 'nope' } as unknown as LayoutItem, data, []),
      /^No NavbarItem component found for type "nope"\.$/,
    ],
    [
      'an unknown version',
      () => versionNamed(data, '9.9'),
      /^No docs version exist for name '9\.9'\. .+\n- current\n- 25\.11\n- 24\.1$/,
    ],
    [
      'an unknown version in a dropdown',
      () => resolveLayoutItem({ type: 'docsVersionDropdown', versions: ['9.9'] }, data, []),
      /^No docs version exist for name '9\.9'/,
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
    ['a doc that the version lacks', () => docOfVersion(latest, 'new'), /^no version doc found by id=new$/],
    [
      'a page that is none of the docs',
      () => activeVersion(data, '/blog/'),
      /^Can't find active docs plugin for "\/blog\/" pathname/,
    ],
    [
      'cards on a page that is no category’s',
      () => categoryOfPage([category], 'b'),
      /^\/docs\/b is not associated with a category\. .+should only be used on category index pages\.$/,
    ],
    [
      'cards on a page outside the sidebar',
      () => categoryOfPage(undefined, 'b'),
      /^Unexpected: cant find current sidebar in context$/,
    ],
    [
      'no last version',
      () => lastVersion({ ...data, versions: [next] }),
      /^No docs version is the last one\. The versions are: current\.$/,
    ],
    ['a language that the site lacks', () => localeConfig('xx'), /no locale config found for locale=xx/],
  ])('%s', (_, look, message) => {
    expect(look).toThrow(expect.objectContaining({ message: expect.stringMatching(message) }));
  });

  test('a category’s own page is found', () => {
    expect(categoryOfPage([category], 'a/index')).toBe(category);
  });
});
