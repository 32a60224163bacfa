import type { Root } from 'mdast';
import { visit } from '../visit';
import { withTrailingSlash } from '../../routes';
import { attribute } from '../jsx';
import type { PageFacts } from '../types';

/** Adds the trailing slash to links to pages, and collects every link with its position for the link check. */
export function references(facts: PageFacts) {
  return () => (tree: Root) => {
    visit(tree, node => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const place = { line, column, ...(!node.position && { generated: true as const }) };
      if (node.type === 'link' || node.type === 'definition') {
        node.url = withTrailingSlash(node.url);
        facts.references.push({ href: node.url, ...place });
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const href = attribute(node, 'href');
        if (href !== undefined) facts.references.push({ href: withTrailingSlash(href), ...place });
      }
    });
  };
}
