import type { Root, RootContent } from 'mdast';

/**
 * The part of a post that lists show: everything before its marker (a comment on its own line), and the definitions that its
 * links may need. A post without a marker is shown in full.
 *
 * @returns a tree that shares its nodes with the post's, and whether the post continues after it
 */
export function previewOf(tree: Root): { tree: Root; hasMore: boolean } {
  const end = tree.children.findIndex(isMarker);
  if (end < 0) return { tree, hasMore: false };
  const children = tree.children.filter((node, index) => index < end || DEFINITIONS.includes(node.type));
  return { tree: { ...tree, children }, hasMore: true };
}

const DEFINITIONS = ['definition', 'footnoteDefinition'];

const isMarker = (node: RootContent) =>
  node.type === 'mdxFlowExpression' && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
