import type { SidebarItem } from '@/lib/navigation/types';
import type { Peer } from './sites';

/** This site's sidebar in each peer's configuration format. */
export function peerSidebar(items: readonly SidebarItem[], peer: Peer): unknown[] {
  return items.map(item => (item.type === 'link' ? LINKS[peer](item) : CATEGORIES[peer](item)));
}

type LinkItem = Extract<SidebarItem, { type: 'link' }>;
type CategoryItem = Extract<SidebarItem, { type: 'category' }>;

const isLocal = (href: string) => href.startsWith('/');

/** Docusaurus identifies pages by their file. */
const docId = (href: string) => href.replace(/^\/|\/$/g, '');

/** Fumadocs and Nextra have addresses without a trailing slash. Next.js adds it to links. */
const bare = (href: string) => (isLocal(href) ? href.replace(/\/$/, '') : href);

const LINKS: Record<Peer, (item: LinkItem) => unknown> = {
  Starlight: ({ label, href }) => ({ label, link: href }),
  VitePress: ({ label, href }) => ({ text: label, link: href }),
  Docusaurus: ({ label, href }) =>
    isLocal(href) ? { type: 'doc', label, id: docId(href) } : { type: 'link', label, href },
  Fumadocs: ({ label, href }) => ({
    type: 'page',
    name: label,
    url: bare(href),
    ...(isLocal(href) ? {} : { external: true }),
  }),
  Nextra: ({ label, href }) => ({
    name: bare(href),
    title: label,
    ...(isLocal(href) ? { route: bare(href) } : { href }),
  }),
};

const CATEGORIES: Record<Peer, (item: CategoryItem) => unknown> = {
  // Its groups can't have a page, so the page is the first item.
  Starlight: ({ label, href, collapsible, items }) => ({
    label,
    collapsed: collapsible,
    items: [...(href === undefined ? [] : [{ label, link: href }]), ...peerSidebar(items, 'Starlight')],
  }),
  VitePress: ({ label, href, collapsible, items }) => ({
    text: label,
    ...(href === undefined ? {} : { link: href }),
    ...(collapsible ? { collapsed: true } : {}),
    items: peerSidebar(items, 'VitePress'),
  }),
  Docusaurus: ({ label, href, collapsible, items }) => ({
    type: 'category',
    label,
    collapsible,
    collapsed: collapsible,
    ...(href === undefined ? {} : { link: { type: 'doc', id: docId(href) } }),
    items: peerSidebar(items, 'Docusaurus'),
  }),
  Fumadocs: ({ label, href, collapsible, items }) => ({
    type: 'folder',
    name: label,
    ...(collapsible ? {} : { defaultOpen: true }),
    ...(href === undefined ? {} : { index: { type: 'page', name: label, url: bare(href) } }),
    children: peerSidebar(items, 'Fumadocs'),
  }),
  // Its groups need an address, which links to a page only if there is one.
  Nextra: ({ label, href, collapsible, items }) => ({
    name: label,
    title: label,
    route: href === undefined ? `/${label}` : bare(href),
    collapsed: collapsible,
    children: peerSidebar(items, 'Nextra'),
  }),
};
