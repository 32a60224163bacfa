import type { Author, Doc as TypedDoc, Post as TypedPost } from 'contentlayer/generated';
import generated from '@/generated/content.json';
import type { DocsData } from '../versions/types';

/** A doc's front matter, typed by contentlayer. Its text is compiled separately (see pages.ts). */
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
 * What a page of the app asks for, in one file: pages that are added, renamed or removed while `npm run dev` runs are there
 * or gone in all of it at once.
 */
export interface PreparedContent extends Content {
  versions: DocsData;
  /** The entry of the page cache (page-record.ts) for each content file. */
  pages: Record<string, string>;
}

let current: Content = generated;

/** The content as it is now. */
export function content(): Content {
  return current;
}

/** Replaces the content: `npm run dev` does so when front matter changes. */
export function setContent(next: Content): void {
  current = next;
}

/** A function of the content that's worked out again only when the content has been replaced. */
export function ofContent<Result>(work: (content: Content) => Result): () => Result {
  let last: { content: Content; result: Result } | undefined;
  return () => {
    if (last?.content !== current) last = { content: current, result: work(current) };
    return last.result;
  };
}
