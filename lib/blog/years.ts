import { yearOf } from '../dates';
import { groupBy } from './group';

/** The posts of one year. */
export interface Year<Post> {
  year: number;
  posts: Post[];
}

/** Groups posts by their year in UTC, newest year first. Within a year, they stay in the order given. */
export function byYear<Post extends { date: string }>(posts: readonly Post[]): Year<Post>[] {
  return groupBy(posts, post => yearOf(post.date))
    .map(([year, group]) => ({ year, posts: group }))
    .sort((a, b) => b.year - a.year);
}

/** Groups posts for the archive: newest year first, and oldest post first within a year. */
export function archive<Post extends { date: string }>(posts: readonly Post[]): Year<Post>[] {
  return byYear([...posts].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)));
}
