import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

/** Marks a page's first screenshot as `early` when it stands before the first heading: it is in view when the page opens. */
export function earlyPicture() {
  return (tree: Root) => {
    visit(tree, node => {
      if (node.type === 'heading') return EXIT;
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Screenshot') {
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'early', value: null });
        return EXIT;
      }
    });
  };
}
