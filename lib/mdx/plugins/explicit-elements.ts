import type { Root } from 'hast';
import { visit } from '../visit';

/**
 * HTML elements that authors write, and the components that replace them. MDX only replaces the elements that it creates itself.
 */
const COMPONENTS: Record<string, string> = { details: 'Details', summary: 'Summary' };

/** Replaces `<details>` and `<summary>` in a page with the site's components. */
export function explicitElements() {
  return (tree: Root) => {
    visit(tree, node => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        node.name = COMPONENTS[node.name ?? ''] ?? node.name;
    });
  };
}
