import { peerSidebar } from '@/bench/peers/sidebar';
import type { SidebarItem } from '@/lib/navigation/types';

const items: SidebarItem[] = [
  {
    type: 'category',
    label: 'Budgeting',
    href: '/docs/budgeting/',
    collapsible: true,
    items: [{ type: 'link', label: 'Categories', href: '/docs/budgeting/categories/' }],
  },
  { type: 'link', label: 'Forum', href: 'https://example.com/' },
];

test('Starlight: the page of a group comes first in it', () => {
  expect(peerSidebar(items, 'Starlight')[0]).toEqual({
    label: 'Budgeting',
    collapsed: true,
    items: [
      { label: 'Budgeting', link: '/docs/budgeting/' },
      { label: 'Categories', link: '/docs/budgeting/categories/' },
    ],
  });
});

test('VitePress: a group has a link', () => {
  expect(peerSidebar(items, 'VitePress')[0]).toEqual({
    text: 'Budgeting',
    link: '/docs/budgeting/',
    collapsed: true,
    items: [{ text: 'Categories', link: '/docs/budgeting/categories/' }],
  });
});

test('Docusaurus: pages use their file, links to other sites use their address', () => {
  const [category, forum] = peerSidebar(items, 'Docusaurus');
  expect(category).toMatchObject({
    link: { type: 'doc', id: 'docs/budgeting' },
    items: [{ type: 'doc', label: 'Categories', id: 'docs/budgeting/categories' }],
  });
  expect(forum).toEqual({ type: 'link', label: 'Forum', href: 'https://example.com/' });
});

test('Fumadocs: a group has an index page, and links have no trailing slash', () => {
  expect(peerSidebar(items, 'Fumadocs')).toEqual([
    {
      type: 'folder',
      name: 'Budgeting',
      index: { type: 'page', name: 'Budgeting', url: '/docs/budgeting' },
      children: [{ type: 'page', name: 'Categories', url: '/docs/budgeting/categories' }],
    },
    { type: 'page', name: 'Forum', url: 'https://example.com/', external: true },
  ]);
});

test('Nextra: a group has an address, and every item a name', () => {
  const help: SidebarItem = { type: 'category', label: 'Help', collapsible: false, items: [] };
  expect(peerSidebar([...items, help], 'Nextra')).toEqual([
    {
      name: 'Budgeting',
      title: 'Budgeting',
      route: '/docs/budgeting',
      collapsed: true,
      children: [
        { name: '/docs/budgeting/categories', title: 'Categories', route: '/docs/budgeting/categories' },
      ],
    },
    { name: 'https://example.com/', title: 'Forum', href: 'https://example.com/' },
    { name: 'Help', title: 'Help', route: '/Help', collapsed: false, children: [] },
  ]);
});
