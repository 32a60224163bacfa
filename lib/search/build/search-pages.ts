import type { ContentPage } from '@/lib/content/pages';
import { pagesInOrder, trailTo } from '@/lib/navigation/sidebar';
import type { Audience, SidebarItem } from '@/lib/navigation/types';
import type { ReaderQuestion } from '@/lib/content/questions';
import { docIdOfFile } from '@/lib/routes';
import { PAGES } from '../../setup/choices';
import type { Group } from '../types';

/** A page to index. */
export interface SearchPage {
  kind: 'doc' | 'post';
  url: string;
  title: string;
  description: string;
  /** Other words that people use for its subject. */
  keywords: string[];
  /** Who or what it is for. */
  group: Group;
  /** The part of the site and the categories that it's in, outermost first. */
  breadcrumb: string[];
  /** The options in a reader's setup that the whole page is about. */
  setup: string[];
  /** How many other pages link to it. */
  links: number;
  /** Its sections. The first one has no heading. */
  sections: { id: string; heading: string; text: string; questions?: readonly string[]; setup?: string }[];
}

/** The names of the site's two parts, as in the header. */
const PARTS = { doc: 'Docs', post: 'Blog' };

/** The start of a release post's address (docs/requirement.md#routes). */
const RELEASE_POST = /\/release-\d/;

/**
 * The pages in the order of the search index: docs in sidebar order, docs outside it, lists, and posts from newest to
 * oldest.
 *
 * @param questions what people asked; each is added to the section that answers it best
 */
export function searchPages(
  pages: readonly ContentPage[],
  sidebar: SidebarItem[],
  questions: readonly ReaderQuestion[] = [],
): SearchPage[] {
  const order = new Map(pagesInOrder(sidebar).map(({ href }, place) => [href, place]));
  const position = ({ kind, list, route }: ContentPage) => {
    if (kind === 'post') return Infinity;
    return list ? order.size + 1 : (order.get(route) ?? order.size);
  };
  const links = countLinks(pages);
  return pages
    .map(page => ({ page, position: position(page) }))
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ page }) => withQuestions(searchPage(page, sidebar, links.get(page.route) ?? 0), questions));
}

/** The docs of a version, and every post. A doc belongs to the version with the longest matching path prefix. */
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

/** The number of other pages that link to each page, by its path. */
function countLinks(pages: readonly ContentPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { route, references } of pages) {
    const led = new Set(references.map(({ href }) => href.split('#')[0] ?? ''));
    led.delete(route);
    for (const path of led) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

function searchPage(page: ContentPage, sidebar: SidebarItem[], links: number): SearchPage {
  const { kind, route, title, description, sections } = page;
  const trail = kind === 'doc' ? trailTo(sidebar, docIdOfFile(page.file)) : [];
  const categories = trail.filter(({ type }) => type === 'category').map(({ label }) => label);
  const names = kind === 'doc' ? [nameInAddress(route), ...trail.slice(-1).map(({ label }) => label)] : [];
  return {
    kind,
    url: route,
    title,
    description,
    keywords: [...new Set([...names.filter(name => name !== title), ...page.keywords])],
    group: groupOf(page, trail, sidebar),
    breadcrumb: kind === 'doc' && trail.length === 0 ? [] : [PARTS[kind], ...categories],
    setup: Object.entries(PAGES).flatMap(([option, id]) => (route.endsWith(`/${id}/`) ? [option] : [])),
    links,
    sections,
  };
}

/** Gives each section the questions that it answers best. */
function withQuestions(page: SearchPage, questions: readonly ReaderQuestion[]): SearchPage {
  const asked = questions.flatMap(({ question, answers: [best = ''] }) => {
    const [path, id = ''] = best.split('#');
    return path === page.url ? [{ id, question }] : [];
  });
  const sections = page.sections.map(section => {
    const own = asked.filter(({ id }) => id === section.id).map(({ question }) => question);
    return own.length > 0 ? { ...section, questions: own } : section;
  });
  return { ...page, sections };
}

function groupOf({ kind, route, list }: ContentPage, trail: SidebarItem[], sidebar: SidebarItem[]): Group {
  if (kind === 'post') return RELEASE_POST.test(route) ? 'release' : 'post';
  if (list) return 'list';
  const around = trail.length > 0 ? trail : categoriesAround(sidebar, route);
  // A page that's in no part of the sidebar, such as the privacy policy, isn't a guide.
  if (around.length === 0) return 'list';
  const audiences = around.flatMap(item => (item.type === 'category' ? (item.audience ?? []) : []));
  return audiences.at(-1) ?? ('budgeters' satisfies Group | Audience);
}

/** The categories of a page outside the sidebar: those that are, or list, the page of its folder or of one above it. */
function categoriesAround(items: readonly SidebarItem[], route: string): SidebarItem[] {
  const isAbove = (href?: string) => href !== undefined && href !== '/docs/' && route.startsWith(href);
  return items.flatMap(item => {
    if (item.type !== 'category') return [];
    const around = isAbove(item.href) || item.items.some(({ href }) => isAbove(href));
    return [...(around ? [item] : []), ...categoriesAround(item.items, route)];
  });
}

/** The last part of a page's address as words, such as `backup` or `reset password`. */
function nameInAddress(route: string): string {
  return (route.split('/').at(-2) ?? '').replace(/[-_]/g, ' ');
}
