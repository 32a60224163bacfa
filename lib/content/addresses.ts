import { numberedPages } from '../pagination';
import { routes } from '../routes';
import { POSTS_PER_PAGE } from '../site';

/** The fields of a post that the blog's lists are built from. */
interface ListedPost {
  /** The release that it announces. Left out: none. */
  release?: unknown;
  tags: readonly string[];
  authors: readonly string[];
}

/** The paths of every page that isn't built from a single content file: home, download, and the blog's lists. */
export function otherPaths(posts: readonly ListedPost[], authorKeys: readonly string[]): string[] {
  const tags = [...new Set(posts.flatMap(post => post.tags))];
  const list = (count: number, path: (page?: number) => string) => [
    path(),
    ...numberedPages(count, POSTS_PER_PAGE).map(page => path(page)),
  ];
  return [
    routes.home,
    routes.download,
    routes.contact,
    routes.search,
    routes.archive,
    routes.authors,
    routes.tags,
    ...list(posts.length, page => routes.blog(page)),
    ...list(posts.filter(post => !post.release).length, page => routes.articles(page)),
    ...tags.flatMap(tag =>
      list(posts.filter(post => post.tags.includes(tag)).length, page => routes.tag(tag, page)),
    ),
    ...authorKeys.flatMap(key =>
      list(posts.filter(post => post.authors.includes(key)).length, page => routes.author(key, page)),
    ),
  ];
}
