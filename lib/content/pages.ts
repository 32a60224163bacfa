import { markdownTwin } from '../markdown/twin';
import { analyze, type PageAnalysis } from '../mdx/analyze';
import type { MdxSource } from '../mdx/types';
import { routes } from '../routes';
import { plainText } from './files';
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

/** A doc or post with its text taken apart: what search, checks and text twins are made from. */
export interface ContentPage extends Omit<PageAnalysis, 'tree'> {
  kind: 'doc' | 'post';
  route: string;
  title: string;
  description: string;
  keywords: string[];
  /** It lists what other pages explain, as every post does. */
  list: boolean;
  file: string;
  /** The page as plain Markdown. Made at once: the syntax trees of all pages would fill the memory. */
  twin: string;
}

const lists = { releases, contributors: allContributors };

/** A doc as the pipeline takes it. */
export function docSource(doc: Doc): MdxSource {
  return { raw: plainText(doc.body.raw), file: sourceFile(doc), kind: 'doc', lists };
}

/** A post as the pipeline takes it. */
export function postSource(post: BlogPost): MdxSource {
  return {
    raw: plainText(post.body.raw),
    file: sourceFile(post),
    kind: 'post',
    release: post.release,
    lists,
  };
}

/** Every doc and post, each to be analyzed by calling it. */
export function contentPages(): (() => Promise<ContentPage>)[] {
  return [
    ...docs().map(doc => () => page(docSource(doc), doc, routes.doc(docId(doc)))),
    ...posts().map(post => () => page(postSource(post), post, routes.post(post.slug))),
  ];
}

async function page(source: MdxSource, entry: Doc | BlogPost, route: string): Promise<ContentPage> {
  const { title, description, keywords = [] } = entry;
  const list = entry.type === 'Post' || entry.list === true;
  const { kind, file } = source;
  const { tree, ...analysis } = await analyze(source);
  const twin = markdownTwin({ title, description, route, tree });
  return { ...analysis, kind, route, title, description, keywords, list, file, twin };
}
