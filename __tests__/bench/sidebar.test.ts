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
