import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Nodes of a line of text, and what they are between blocks. */
const FLOW = { mdxJsxTextElement: 'mdxJsxFlowElement', mdxTextExpression: 'mdxFlowExpression' } as const;

/**
 * Takes apart each paragraph that holds only components and expressions: `<Card … />` on a line of its own is a block, not
 * text. The MDX compiler does the same when it parses a page itself.
 */
export function unravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (index === undefined || !parent) return;
      const children = node.children as Nodes[];
      const own = children.filter(child => child.type in FLOW);
      if (own.length === 0 || !children.every(child => child.type in FLOW || isBlank(child))) return;
      const flow = children
        .filter(child => child.type !== 'text' || !/^[\t\r\n ]+$/.test(child.value))
        .map(child => ({ ...child, type: FLOW[child.type as keyof typeof FLOW] ?? child.type }));
      parent.children.splice(index, 1, ...(flow as RootContent[]));
      return [SKIP, index];
    });
  };
}

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';
