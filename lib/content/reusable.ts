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
export function reusableDoc(doc: Doc, { records, lastUpdated }: PageData): ReusablePage {
  const file = sourceFile(doc);
  const route = routes.doc(docId(doc));
  return { kind: 'doc', route, record: records[file] ?? '', updated: lastUpdated[file] };
}

/** The inputs that decide whether a post's exported page can be reused. */
export function reusablePost(post: BlogPost, { records, lastUpdated }: PageData): ReusablePage {
  const file = sourceFile(post);
  const route = routes.post(post.slug);
  return { kind: 'post', route, record: records[file] ?? '', updated: lastUpdated[file] };
}
