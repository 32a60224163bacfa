import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from '../visit';

/** Inline node types, and their block equivalents. */
const FLOW = { mdxJsxTextElement: 'mdxJsxFlowElement', mdxTextExpression: 'mdxFlowExpression' } as const;

/**
 * Unwraps each paragraph that only has components and expressions: `<Card … />` on its own line is a block, not text. The MDX
 * compiler does the same when it parses a page itself.
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
