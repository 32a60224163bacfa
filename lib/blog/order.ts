/** What orders a post: when it was published, as an ISO date and time in UTC, and the file it is written in. */
export interface Dated {
  date: string;
  _raw: { sourceFileName: string };
}

/** Posts newest first; posts of the same moment in the order of their file names. */
export function newestFirst<Post extends Dated>(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => compare(b.date, a.date) || compare(a._raw.sourceFileName, b._raw.sourceFileName),
  );
}

// ISO dates and file names are ordered by their characters, whatever the language of the machine that builds.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The posts beside one in a list of posts, newest first. Both are undefined for a post that is not in it. */
export function besides<Post extends { slug: string }>(
  posts: readonly Post[],
  slug: string,
): { newer?: Post; older?: Post } {
  const position = posts.findIndex(post => post.slug === slug);
  return position < 0 ? {} : { newer: posts[position - 1], older: posts[position + 1] };
}
