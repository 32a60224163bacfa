import { numberedPages } from '../pagination';
import { routes } from '../routes';
import { NO_PAGE, POSTS_PER_PAGE } from '../site';
import {
  articles,
  authorKey,
  authors,
  docId,
  docs,
  posts,
  postsBy,
  postsTagged,
  usedTags,
  type Doc,
} from './queries';
import { ofContent } from './store';

/**
 * Makes a route's `generateStaticParams` from the parameters of its pages. Next can't export a route without pages, such as
 * the route of numbered pages while no list is long enough to need them. Such a route gets a not-found page, which the build
 * removes from the export (lib/finish/prune.ts).
 *
 * @param params the parameters of its pages
 * @param names the parameters' names
 */
export function exported<Name extends string>(
  params: () => Record<Name, string>[],
  ...names: Name[]
): () => Record<Name, string>[] {
  const noPage = Object.fromEntries(names.map(name => [name, NO_PAGE])) as Record<Name, string>;
  return () => {
    const all = params();
    return all.length > 0 ? all : [noPage];
  };
}

/** The doc at a docs route. */
export function findDocByParams({ slug = [] }: { slug?: string[] }): Doc | undefined {
  return docsBySegments().get(slug.join('/'));
}

/** The part of a doc's address after `/docs/`. */
export const segments = (doc: Doc) => routes.doc(docId(doc)).split('/').slice(2, -1);

const docsBySegments = ofContent(() => new Map(docs().map(doc => [segments(doc).join('/'), doc])));

/** The parameters of a list's numbered pages. */
const pageParams = (list: readonly unknown[]) =>
  numberedPages(list.length, POSTS_PER_PAGE).map(page => ({ page: String(page) }));

/** The parameters of the blog's numbered list pages. */
export const blogPageParams = () => pageParams(posts());

/** The parameters of the numbered pages of articles. */
export const articlePageParams = () => pageParams(articles());

/** The parameters of every tag's first page. */
export function tagParams(): { tag: string }[] {
  return usedTags().map(tag => ({ tag }));
}

/** The parameters of every tag's numbered pages. */
export function tagPageParams(): { tag: string; page: string }[] {
  return usedTags().flatMap(tag => pageParams(postsTagged(tag)).map(({ page }) => ({ tag, page })));
}

/** The parameters of every author's first page. */
export function authorParams(): { author: string }[] {
  return authors().map(author => ({ author: authorKey(author) }));
}

/** The parameters of every author's numbered pages. */
export function authorPageParams(): { author: string; page: string }[] {
  return authorParams().flatMap(({ author }) =>
    pageParams(postsBy(author)).map(({ page }) => ({ author, page })),
  );
}
