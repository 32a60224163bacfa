import { yearOf } from '../dates';
import { groupBy } from './group';

/** The posts of one year. */
export interface Year<Post> {
  year: number;
  posts: Post[];
}

/** Posts by their year in UTC: years newest first, and within a year the order that the posts came in. */
export function byYear<Post extends { date: string }>(posts: readonly Post[]): Year<Post>[] {
  return groupBy(posts, post => yearOf(post.date))
    .map(([year, group]) => ({ year, posts: group }))
    .sort((a, b) => b.year - a.year);
}

/** Posts as the archive shows them: years newest first, and within a year the oldest post first. */
export function archive<Post extends { date: string }>(posts: readonly Post[]): Year<Post>[] {
  return byYear([...posts].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)));
}
