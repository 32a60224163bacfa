import type { Author, Doc as TypedDoc, Post as TypedPost } from 'contentlayer/generated';
import generated from '@/generated/content.json';
import type { DocsData } from '../versions/types';

/** A doc's front matter, typed by contentlayer. Its text is compiled separately (page-record.ts). */
export type Doc = Omit<TypedDoc, 'body'>;
export type Post = Omit<TypedPost, 'body'>;
export type { Author };

/** The front matter of every content file. */
export interface Content {
  docs: Doc[];
  posts: Post[];
  authors: Author[];
}

/**
 * All content that the app's pages read, in one file: when pages are added, renamed, or removed while `npm run dev` runs,
 * everything changes at once.
 */
export interface PreparedContent extends Content {
  versions: DocsData;
  /** The key in the page cache (page-record.ts) for each content file. */
  pages: Record<string, string>;
}

let current: Content = generated;

/** The content as it is now. */
export function content(): Content {
  return current;
}

/** Replaces the content. `npm run dev` calls it when front matter changes. */
export function setContent(next: Content): void {
  current = next;
}

/** Memoizes a function of the content until the content is replaced. */
export function ofContent<Result>(work: (content: Content) => Result): () => Result {
  let last: { content: Content; result: Result } | undefined;
  return () => {
    if (last?.content !== current) last = { content: current, result: work(current) };
    return last.result;
  };
}
