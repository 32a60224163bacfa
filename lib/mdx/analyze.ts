import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { locateMistake } from './mistakes';
import { remarkPlugins } from './pipeline';
import { sections } from './sections';
import { noFacts, type MdxSource, type PageFacts, type Section } from './types';

/** A page's facts and text, without rendering it. */
export interface PageAnalysis extends PageFacts {
  tree: Root;
  sections: Section[];
}

/**
 * Runs the first half of the pipeline over a page: the same tree that is rendered, for search, checks and text twins.
 *
 * @throws SourceError naming file, line and column when the MDX is malformed
 */
export async function analyze(source: MdxSource): Promise<PageAnalysis> {
  const facts = noFacts();
  try {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins(source, facts));
    const file = new VFile(source.raw);
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    return { ...facts, tree, sections: sections(tree) };
  } catch (error) {
    throw await locateMistake(source, error);
  }
}
