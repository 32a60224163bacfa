import { routes } from '../routes';
import type { ReusablePage } from './exported';
import { docId, sourceFile, type BlogPost } from './queries';
import type { Doc } from './store';

/** What is known of each content file: the key of its compiled page, and when it was last changed. */
export interface PageData {
  records: Readonly<Record<string, string>>;
  lastUpdated: Readonly<Record<string, string>>;
}

/** A doc's page, as far as it may be the same as in an earlier build. */
export function reusableDoc(doc: Doc, { records, lastUpdated }: PageData): ReusablePage {
  const file = sourceFile(doc);
  const route = routes.doc(docId(doc));
  return { kind: 'doc', route, record: records[file] ?? '', updated: lastUpdated[file] };
}

/** A post's page, as far as it may be the same as in an earlier build. */
export function reusablePost(post: BlogPost, { records, lastUpdated }: PageData): ReusablePage {
  const file = sourceFile(post);
  const route = routes.post(post.slug);
  return { kind: 'post', route, record: records[file] ?? '', updated: lastUpdated[file] };
}
