import { routes } from '../routes';
import type { ReusablePage } from './exported';
import { docId, sourceFile, type BlogPost } from './queries';
import type { Doc } from './store';

/** Data about each content file: the cache key of its compiled page, and when it was last changed. */
export interface PageData {
  records: Readonly<Record<string, string>>;
  lastUpdated: Readonly<Record<string, string>>;
}

/** The inputs that decide whether a doc's exported page can be reused. */
export const reusableDoc = (doc: Doc, data: PageData) =>
  reusable('doc', routes.doc(docId(doc)), sourceFile(doc), data);

/** The inputs that decide whether a post's exported page can be reused. */
export const reusablePost = (post: BlogPost, data: PageData) =>
  reusable('post', routes.post(post.slug), sourceFile(post), data);

const reusable = (
  kind: ReusablePage['kind'],
  route: string,
  file: string,
  { records, lastUpdated }: PageData,
): ReusablePage => ({ kind, route, record: records[file] ?? '', updated: lastUpdated[file] });
