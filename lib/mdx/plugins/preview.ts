import type { Root, RootContent } from 'mdast';
import type { PageFacts } from '../types';

/**
 * Cuts a post at its marker, a comment of its own: everything from there on goes, but for definitions, which links before
 * it may use. Notes that the post goes on; a post without the marker stays whole.
 */
export function preview(facts: PageFacts) {
  return () => (tree: Root) => {
    const end = tree.children.findIndex(isMarker);
    if (end < 0) return;
    facts.goesOn = true;
    tree.children = tree.children.filter((node, index) => index < end || DEFINITIONS.includes(node.type));
  };
}

const DEFINITIONS = ['definition', 'footnoteDefinition'];

const isMarker = (node: RootContent) =>
  node.type === 'mdxFlowExpression' && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
