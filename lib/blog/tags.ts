import { SITE } from '@/lib/site';
import { blogStrings } from '@/strings/blog';
import { groupBy } from './group';

/** A tag and the number of posts that have it. */
export interface TagCount {
  tag: string;
  count: number;
}

/** Every tag that is in use, in alphabetical order, with its number of posts. */
export function countTags(posts: readonly { tags: readonly string[] }[]): TagCount[] {
  const each = posts.flatMap(({ tags }) => [...new Set(tags)]);
  return groupBy(each, tag => tag)
    .map(([tag, { length }]) => ({ tag, count: length }))
    .sort((a, b) => a.tag.localeCompare(b.tag, SITE.locale));
}

/** Groups tags by their uppercase first letter, in the order given. */
export function tagsByLetter(tags: readonly TagCount[]): { letter: string; tags: TagCount[] }[] {
  return groupBy(tags, ({ tag }) => tag.charAt(0).toUpperCase()).map(([letter, group]) => ({
    letter,
    tags: group,
  }));
}

/** The heading of a tag's pages. `count` is the number of posts on all of them. */
export function tagHeading(tag: string, count: number): string {
  return blogStrings.tagHeading(tag, count);
}
