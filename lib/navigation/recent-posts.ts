import { byYear } from '../blog/years';
import { routes } from '../routes';
import { SIDEBAR_POSTS } from '../site';

/** The posts of one year, newest first. */
export interface YearOfPosts {
  year: number;
  posts: { title: string; href: string }[];
}

/** The newest posts by year, as many as the blog's sidebar shows. Takes all posts, newest first. */
export function recentPosts(posts: { slug: string; title: string; date: string }[]): YearOfPosts[] {
  return byYear(posts.slice(0, SIDEBAR_POSTS)).map(group => ({
    year: group.year,
    posts: group.posts.map(({ title, slug }) => ({ title, href: routes.post(slug) })),
  }));
}
