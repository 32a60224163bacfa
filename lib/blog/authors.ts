import { blogStrings } from '@/strings/blog';

/** The initials shown in an author's avatar: the first letters of the first word and the last. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map(word => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** How many posts an author has, in words: "1 post", "3 posts". */
export function postCountText(count: number): string {
  return blogStrings.posts(count);
}

/** The parts of the heading of an author's pages. `count` is the number of posts on all of them. */
export function authorHeading(name: string, count: number) {
  return { name, separator: blogStrings.authorSeparator, posts: postCountText(count) };
}
