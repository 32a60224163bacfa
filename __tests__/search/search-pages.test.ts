import type { ContentPage } from '@/lib/content/pages';
import { noFacts } from '@/lib/mdx/types';
import type { SidebarItem } from '@/lib/navigation/types';
import { searchPages } from '@/lib/search/build/search-pages';

const SIDEBAR: SidebarItem[] = [
  {
    type: 'category',
    label: 'Configuration',
    collapsible: false,
    items: [{ type: 'link', label: 'Settings', href: '/docs/config/', docId: 'config/index' }],
  },
  {
    type: 'category',
    label: 'API',
    collapsible: true,
    audience: 'developers',
    items: [{ type: 'link', label: 'API', href: '/docs/api/', docId: 'api/index' }],
  },
];

const doc = (route: string): ContentPage => ({
  ...noFacts(),
  kind: 'doc',
  file: `content${route.slice(0, -1)}.mdx`,
  route,
  title: route,
  description: '',
  keywords: [],
  sections: [],
  twin: '',
  list: false,
});

it('a page outside the sidebar is for the readers of its folder’s page', () => {
  const pages = searchPages(['/docs/config/https/', '/docs/api/old/', '/docs/privacy/'].map(doc), SIDEBAR);
  expect(pages.map(({ url, group }) => [url, group])).toEqual([
    ['/docs/config/https/', 'budgeters'],
    ['/docs/api/old/', 'developers'],
    ['/docs/privacy/', 'list'],
  ]);
});
