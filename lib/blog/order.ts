/** What posts are sorted by: the date and time of publication (ISO, in UTC), and then the file name. */
export interface Dated {
  date: string;
  _raw: { sourceFileName: string };
}

/** Sorts posts from newest to oldest. Posts with the same time are ordered by file name. */
export function newestFirst<Post extends Dated>(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => byCharacter(b.date, a.date) || byCharacter(a._raw.sourceFileName, b._raw.sourceFileName),
  );
}

/** Compares by character, so that the order doesn't depend on the locale of the machine that builds. */
export const byCharacter = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The posts before and after a post in a list sorted from newest to oldest. Both are undefined if the post isn't in the list. */
export function besides<Post extends { slug: string }>(
  posts: readonly Post[],
  slug: string,
): { newer?: Post; older?: Post } {
  const position = posts.findIndex(post => post.slug === slug);
  return position < 0 ? {} : { newer: posts[position - 1], older: posts[position + 1] };
}
