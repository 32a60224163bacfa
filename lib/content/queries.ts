import { newestFirst } from '../blog/order';
import { docIdOfFile } from '../routes';
import { headTitle } from './head-title';
import { TAGS, type Tag } from './schema';
import {
  postContributors,
  releaseSummaries,
  type Contributor,
  type Release,
  type ReleaseSummary,
} from './release';
import { content, ofContent, type Author, type Doc, type Post } from './store';

/** Content is only read through this module. */

export type { Author, Doc };

/** A post whose `release` field is valid (lib/check). */
export type BlogPost = Omit<Post, 'release' | 'tags'> & { release?: Release; tags: Tag[] };

/** A doc's id: its path below content/docs without the ending, such as `accounts/index`. */
export function docId(doc: Doc): string {
  return docIdOfFile(doc._raw.sourceFilePath);
}

/** The path of a document's source file from the project's root, for messages and edit links. */
export function sourceFile(document: { _raw: { sourceFilePath: string } }): string {
  return `content/${document._raw.sourceFilePath}`;
}

/** Set by scripts/dev.ts. */
const showDrafts = process.env.SHOW_DRAFTS === 'yes';

/** Sorted by file, because contentlayer's own order depends on which file was read first. */
const publishedDocs = ofContent(({ docs: all }) =>
  all.filter(doc => showDrafts || !doc.draft).toSorted((one, other) => (docId(one) < docId(other) ? -1 : 1)),
);

const docsById = ofContent(() => new Map(publishedDocs().map(doc => [docId(doc), doc])));

const docTitles = ofContent(() => new Map(publishedDocs().map(doc => [docId(doc), doc.title])));

/** Every published doc. Drafts are only shown in development. */
export function docs(): Doc[] {
  return publishedDocs();
}

/** The ids of the docs that aren't published. */
export function draftIds(): string[] {
  return content()
    .docs.filter(doc => doc.draft && !showDrafts)
    .map(docId);
}

/** The doc with an id, or undefined. */
export function findDoc(id: string): Doc | undefined {
  return docsById().get(id);
}

/** A doc's title for the browser tab and search engines. */
export function docHeadTitle(doc: Doc): string {
  return headTitle(docId(doc), docTitles());
}

/** Every post, newest first. Posts with the same time are ordered by file name. */
export function posts(): BlogPost[] {
  return sortedPosts();
}

const sortedPosts = ofContent(({ posts: all }) => newestFirst(all) as BlogPost[]);

/** The post with a slug, or undefined. */
export function findPost(slug: string): BlogPost | undefined {
  return posts().find(post => post.slug === slug);
}

/** The tags that at least one post has, in alphabetical order. */
export function usedTags(): Tag[] {
  const used = new Set(posts().flatMap(post => post.tags));
  return TAGS.filter(tag => used.has(tag));
}

/** The posts with a tag, newest first. */
export function postsTagged(tag: string): BlogPost[] {
  return posts().filter(({ tags }) => tags.some(own => own === tag));
}

/** The posts by an author, newest first. */
export function postsBy(key: string): BlogPost[] {
  return posts().filter(post => post.authors.includes(key));
}

/** Every release, newest first. */
export function releases(): ReleaseSummary[] {
  return releaseSummaries(posts());
}

/** Everyone the releases thank, with the most changes first. */
export function allContributors(): Contributor[] {
  return postContributors(posts());
}

/** Every author in the order of the authors page. */
export function authors(): Author[] {
  return content().authors.toSorted((a, b) => a.order - b.order);
}

/** An author's key: the name of their file. */
export function authorKey(author: Author): string {
  return author._raw.sourceFileName.replace(/\.yml$/, '');
}

/** The author with a key, or undefined. */
export function findAuthor(key: string): Author | undefined {
  return authors().find(author => authorKey(author) === key);
}

/** The authors of a post, in the order the post names them. */
export function postAuthors(post: BlogPost): Author[] {
  return post.authors.flatMap(key => findAuthor(key) ?? []);
}

/** The post of the newest release. */
export function latestRelease(): BlogPost {
  const found = posts().find(({ release }) => release);
  if (!found) throw new Error('content/blog has no post with a release.');
  return found;
}

/** The posts that don't announce a release, newest first. */
export function articles(): BlogPost[] {
  return posts().filter(({ release }) => !release);
}
