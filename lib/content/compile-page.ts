import type { Root } from 'mdast';
import { readingTime } from '../blog/reading-time';
import { feedHtml } from '../feeds/html';
import { openPicture } from '../feeds/pictures';
import { markdownTwin } from '../markdown/twin';
import { analyze, type PageAnalysis } from '../mdx/analyze';
import { compileTree } from '../mdx/compile';
import { locateMistake } from '../mdx/mistakes';
import { previewOf } from '../mdx/preview';
import { noFacts, type MdxSource } from '../mdx/types';
import { absoluteUrl } from '../routes';
import type { Scenes } from '../screenshots/manifest';
import type { PageHead, PageRecord, PostParts } from './page-record';
import { SourceError } from './source-error';

/** Parses and compiles a page, and for a post its preview and feed entry. The result includes the page's errors. */
export async function compilePage(source: MdxSource, head: PageHead, scenes: Scenes): Promise<PageRecord> {
  try {
    const { tree, ...analysis } = await analyze(source);
    const twin = markdownTwin({ ...head, tree });
    return { ...analysis, twin, ...(await programs(source, head, scenes, { tree, ...analysis })) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { place, reason } = error;
    return { ...noFacts(), sections: [], twin: '', mistakes: [{ line: 1, column: 1, ...place, reason }] };
  }
}

/** The code that renders a page, or errors if it can't be compiled. */
async function programs(
  source: MdxSource,
  head: PageHead,
  scenes: Scenes,
  { tree, mistakes }: PageAnalysis,
): Promise<Pick<PageRecord, 'mistakes' | 'code' | 'post'>> {
  try {
    const post = source.kind === 'post' ? await postParts(source, head, scenes, tree) : undefined;
    return { mistakes, post, code: await compileTree(tree, source) };
  } catch (error) {
    // The errors found earlier already explain why.
    if (mistakes.length > 0) return { mistakes };
    const { place, reason } = await locateMistake(source, error);
    return { mistakes: [{ line: 1, column: 1, ...place, reason }] };
  }
}

async function postParts(source: MdxSource, head: PageHead, scenes: Scenes, tree: Root): Promise<PostParts> {
  const url = absoluteUrl(head.route);
  const feed = feedHtml(structuredClone(tree), { url, picture: name => openPicture(name, scenes) });
  const { hasMore, tree: start } = previewOf(tree);
  const code = await compileTree(structuredClone(start));
  return { preview: { code, hasMore }, feed, readingTime: readingTime(source) };
}
