import {
  articlePageParams,
  authorPageParams,
  authorParams,
  blogPageParams,
  tagPageParams,
  tagParams,
} from '../content/params';
import {
  articles,
  docId,
  docs,
  posts,
  postsBy,
  postsTagged,
  sourceFile,
  type BlogPost,
} from '../content/queries';
import { routes } from '../routes';

/** A page in the sitemap. */
export interface SitePage {
  path: string;
  /** ISO date and time of the last change. Left out if it isn't known. */
  lastModified?: string;
}

/**
 * Every page that search engines may index: all except the search page and the not-found page.
 *
 * @param changes the last change of each content file, by path; left out: unknown
 */
export function sitePages(changes: Record<string, string> = {}): SitePage[] {
  const all = posts();
  return [
    ...pages([routes.home, routes.download, routes.contact]),
    ...docs().map(doc => ({ path: routes.doc(docId(doc)), lastModified: changes[sourceFile(doc)] })),
    ...all.map(post => ({
      path: routes.post(post.slug),
      lastModified: changes[sourceFile(post)] ?? post.date,
    })),
    ...pages([routes.blog(), ...blogPageParams().map(({ page }) => routes.blog(Number(page)))], all),
    ...pages(
      [routes.articles(), ...articlePageParams().map(({ page }) => routes.articles(Number(page)))],
      articles(),
    ),
    ...pages([routes.archive, routes.tags, routes.authors], all),
    ...tagParams().flatMap(({ tag }) => pages([routes.tag(tag)], postsTagged(tag))),
    ...tagPageParams().flatMap(({ tag, page }) => pages([routes.tag(tag, Number(page))], postsTagged(tag))),
    ...authorParams().flatMap(({ author }) => pages([routes.author(author)], postsBy(author))),
    ...authorPageParams().flatMap(({ author, page }) =>
      pages([routes.author(author, Number(page))], postsBy(author)),
    ),
  ];
}

/** Pages that list posts (newest first) change when there's a new one. */
function pages(paths: string[], listed: BlogPost[] = []): SitePage[] {
  return paths.map(path => ({ path, ...(listed[0] && { lastModified: listed[0].date }) }));
}
