import type { Root } from 'mdast';
import { EXIT, visit } from '../visit';

/** Marks a page's first screenshot as `early` if it's before the first heading, because it's visible when the page opens. */
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
