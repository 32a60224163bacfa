import type { Mistake } from '../mdx/types';
import { routes } from '../routes';
import { bodyOf, readText } from './files';
import { pageInputs, pageRecord, type PageHead, type PageInputs, type PageRecord } from './page-record';
import {
  allContributors,
  docId,
  docs,
  posts,
  releases,
  sourceFile,
  type BlogPost,
  type Doc,
} from './queries';

/** A parsed doc or post, which the search and the checks use. */
export interface ContentPage extends PageRecord, PageHead {
  kind: 'doc' | 'post';
  keywords: string[];
  /** Whether it lists what other pages explain, as every post does. */
  list: boolean;
  file: string;
  mistakes: Mistake[];
}

/** Compiles every doc and post, and returns each with its key in the cache. */
export async function compilePages(): Promise<{ page: ContentPage; key: string }[]> {
  const inputs = await pageInputs({ releases, contributors: allContributors });
  const compiled = [];
  for (const entry of [...docs(), ...posts()]) compiled.push(await compilePage(entry, inputs));
  return compiled;
}

async function compilePage(
  entry: Doc | BlogPost,
  inputs: PageInputs,
): Promise<{ page: ContentPage; key: string }> {
  const { title, description, keywords = [] } = entry;
  const file = sourceFile(entry);
  const text = await readText(file);
  const isPost = entry.type === 'Post';
  const head = { title, description, route: isPost ? routes.post(entry.slug) : routes.doc(docId(entry)) };
  const kind = isPost ? 'post' : 'doc';
  const release = isPost ? entry.release : undefined;
  const reference = !isPost && entry.reference === true;
  const { record, key } = await pageRecord(
    { raw: bodyOf(text).body, file, kind, reference, release },
    text,
    head,
    inputs,
  );
  return { page: { ...record, ...head, kind, keywords, list: isPost || entry.list === true, file }, key };
}
