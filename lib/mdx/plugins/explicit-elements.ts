import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** HTML that authors write, and the components that stand for it. MDX replaces only the elements that it makes itself. */
const COMPONENTS: Record<string, string> = { details: 'Details', summary: 'Summary' };

/** Gives `<details>` and `<summary>` written in a page the site's components. */
export function explicitElements() {
  return (tree: Root) => {
    visit(tree, node => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        node.name = COMPONENTS[node.name ?? ''] ?? node.name;
    });
  };
}
