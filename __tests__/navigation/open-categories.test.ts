import { categoriesAround, firstPage, holdsPage, samePath } from '@/lib/navigation/open-categories';
import type { SidebarItem } from '@/lib/navigation/types';

const link = (id: string): SidebarItem => ({ type: 'link', label: id, href: `/docs/${id}/`, docId: id });
const external: SidebarItem = { type: 'link', label: 'Bugs', href: 'https://example.org/' };
const category = (label: string, items: SidebarItem[], docId?: string): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  items,
  ...(docId && { docId, href: `/docs/${docId}/` }),
});

const TREE = [
  link('start'),
  category('A', [external, category('B', [link('b/one')], 'b'), category('C', [])]),
];

test.each([
  ['/docs/faq/', '/docs/faq', true],
  ['/docs/FAQ/', '/docs/faq/', true],
  ['/docs/faq/', '/docs/', false],
  ['/', '/', true],
])('%s and %s are the same page: %s', (a, b, same) => {
  expect(samePath(a, b)).toBe(same);
});

test.each([
  ['/docs/start/', []],
  ['/docs/b/', ['1', '1.1']],
  ['/docs/b/one', ['1', '1.1']],
  ['/docs/other/', []],
])('the categories that contain %s', (path, places) => {
  expect(categoriesAround(TREE, path)).toEqual(places);
});

test('an item contains its own page and those below it', () => {
  expect(holdsPage(TREE[1] as SidebarItem, '/docs/b/one/')).toBe(true);
  expect(holdsPage(TREE[0] as SidebarItem, '/docs/b/one/')).toBe(false);
});

test('a category without a page links to its first page, never to another site', () => {
  expect(firstPage(TREE[1] as SidebarItem)).toBe('/docs/b/');
  expect(firstPage(category('D', [external]))).toBeUndefined();
});
