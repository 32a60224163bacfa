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
 * A page's facts and text, without rendering it. Lines count from the start of its file. Its mistakes are those it has by
 * itself: where links lead is checked with all pages at hand.
 */
export interface PageAnalysis extends PageFacts {
  tree: Root;
  sections: Section[];
}

/**
 * Runs the first half of the pipeline over a page: the same tree that is rendered, for search, checks, and text twins. A
 * page with mistakes is read as far as possible.
 *
 * @throws SourceError when the page can't be read at all
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
      tree,
      sections: sections(tree),
      mistakes: [...parsed.mistakes, ...facts.mistakes].map(inFile),
    };
  } catch (error) {
    throw await locateMistake(source, error);
  }
}
