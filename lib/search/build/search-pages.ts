import type { ContentPage } from '@/lib/content/pages';
import { pagesInOrder, trailTo } from '@/lib/navigation/sidebar';
import type { SidebarItem } from '@/lib/navigation/types';
import { docIdOfFile } from '@/lib/routes';

/** A page to be indexed. */
export interface SearchPage {
  kind: 'doc' | 'post';
  url: string;
  title: string;
  description: string;
  /** What people call its subject. */
  keywords: string[];
  /** It lists what other pages explain. */
  list: boolean;
  /** The part of the site and the categories it stands in, outermost first. */
  breadcrumb: string[];
  /** How many other pages link to it. */
  links: number;
  /** Its parts, each from one heading to the next; the first has no heading. */
  sections: { id: string; heading: string; text: string }[];
}

/** The names of the site's two parts, as the header has them. */
const PARTS = { doc: 'Docs', post: 'Blog' };

/** The pages in the order of the search index: docs as the sidebar has them, docs outside it, lists, posts from new to old. */
export function searchPages(pages: readonly ContentPage[], sidebar: SidebarItem[]): SearchPage[] {
  const order = pagesInOrder(sidebar).map(({ href }) => href);
  const position = ({ kind, list, route }: ContentPage) => {
    if (kind === 'post') return Infinity;
    if (list) return order.length + 1;
    const place = order.indexOf(route);
    return place < 0 ? order.length : place;
  };
  return pages
    .map(page => ({ page, position: position(page) }))
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ page }) => searchPage(page, sidebar, linksTo(page, pages)));
}

/** The docs of a version, and every post. A doc belongs to the version with the longest path that its own begins with. */
export function pagesOfVersion(
  pages: readonly ContentPage[],
  path: string,
  versions: readonly { path: string }[],
): ContentPage[] {
  const others = versions.filter(other => other.path.length > path.length).map(other => other.path);
  return pages.filter(
    ({ kind, route }) =>
      kind === 'post' || (route.startsWith(path) && !others.some(other => route.startsWith(other))),
  );
}

function linksTo(page: ContentPage, pages: readonly ContentPage[]): number {
  const leadsHere = ({ href }: { href: string }) => href.split('#')[0] === page.route;
  return pages.filter(other => other !== page && other.references.some(leadsHere)).length;
}

function searchPage(page: ContentPage, sidebar: SidebarItem[], links: number): SearchPage {
  const { kind, route, title, description, list, sections } = page;
  const trail = kind === 'doc' ? trailTo(sidebar, docIdOfFile(page.file)) : [];
  const categories = trail.filter(({ type }) => type === 'category').map(({ label }) => label);
  const names = kind === 'doc' ? [nameInAddress(route), ...trail.slice(-1).map(({ label }) => label)] : [];
  return {
    kind,
    url: route,
    title,
    description,
    keywords: [...new Set([...names.filter(name => name !== title), ...page.keywords])],
    list,
    breadcrumb: kind === 'doc' && trail.length === 0 ? [] : [PARTS[kind], ...categories],
    links,
    sections,
  };
}

/** The last part of a page's address: what its author calls it, `backup` or `reset password`. */
function nameInAddress(route: string): string {
  return (route.split('/').at(-2) ?? '').replace(/[-_]/g, ' ');
}
