import { numberedPages } from '../pagination';
import { routes } from '../routes';
import { POSTS_PER_PAGE } from '../site';
import { authorKey, authors, docId, docs, posts, postsBy, postsTagged, usedTags, type Doc } from './queries';
import { ofContent } from './store';

/** The parameters of every docs route. */
export function docParams(): { slug: string[] }[] {
  return docs().map(doc => ({ slug: segments(doc) }));
}

/** The doc that a docs route shows. */
export function findDocByParams({ slug = [] }: { slug?: string[] }): Doc | undefined {
  return docsBySegments().get(slug.join('/'));
}

const segments = (doc: Doc) => routes.doc(docId(doc)).split('/').slice(2, -1);

const docsBySegments = ofContent(() => new Map(docs().map(doc => [segments(doc).join('/'), doc])));

/** The parameters of every post route. */
export function postParams(): { slug: string }[] {
  return posts().map(({ slug }) => ({ slug }));
}

/** The parameters of the blog's numbered list pages. */
export function blogPageParams(): { page: string }[] {
  return numberedPages(posts().length, POSTS_PER_PAGE).map(page => ({ page: String(page) }));
}

/** The parameters of every tag's first page. */
export function tagParams(): { tag: string }[] {
  return usedTags().map(tag => ({ tag }));
}

/** The parameters of every tag's numbered pages. */
export function tagPageParams(): { tag: string; page: string }[] {
  return usedTags().flatMap(tag =>
    numberedPages(postsTagged(tag).length, POSTS_PER_PAGE).map(page => ({ tag, page: String(page) })),
  );
}

/** The parameters of every author's first page. */
export function authorParams(): { author: string }[] {
  return authors().map(author => ({ author: authorKey(author) }));
}

/** The parameters of every author's numbered pages. */
export function authorPageParams(): { author: string; page: string }[] {
  return authorParams().flatMap(({ author }) =>
    numberedPages(postsBy(author).length, POSTS_PER_PAGE).map(page => ({ author, page: String(page) })),
  );
}
