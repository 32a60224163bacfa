import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { frontMatterHeight, locateMistake } from './mistakes';
import { remarkPlugins } from './pipeline';
import { sections } from './sections';
import { parseAll } from './syntax';
import { noFacts, type MdxSource, type PageFacts, type Section } from './types';

/**
 * The facts and the text of a page, without rendering it. Lines count from the start of the file. Its errors are those that can
 * be found in the page alone: links are checked later against all pages.
 */
export interface PageAnalysis extends PageFacts {
  tree: Root;
  sections: Section[];
}

/**
 * Runs the first half of the pipeline on a page. Search, checks, and text twins use the same tree that is rendered. A page with
 * errors is parsed as far as possible.
 *
 * @throws SourceError if the page can't be parsed at all
 */
export async function analyze(source: MdxSource): Promise<PageAnalysis> {
  const facts = noFacts();
  try {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins(source, facts));
    const parsed = parseAll(source.raw, file => processor.parse(file));
    const tree = (await processor.run(parsed.tree, parsed.file)) as Root;
    const height = await frontMatterHeight(source.file);
    const inFile = <At extends { line: number }>(at: At): At => ({ ...at, line: at.line + height });
    return {
      ...facts,
      references: facts.references.map(inFile),
      screenshots: facts.screenshots.map(inFile),
      clips: facts.clips.map(clip => ({ ...inFile(clip), steps: clip.steps.map(inFile) })),
      tree,
      sections: sections(tree),
      mistakes: [...parsed.mistakes, ...facts.mistakes].map(inFile),
    };
  } catch (error) {
    throw await locateMistake(source, error);
  }
}
