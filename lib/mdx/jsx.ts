import type { BlockContent, DefinitionContent, Parents, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A block element for the syntax tree, with text attributes (undefined ones are left out) and children. */
export function jsxElement(
  name: string,
  attributes: Record<string, string | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as (BlockContent | DefinitionContent)[],
  };
}

/**
 * Replaces `count` children of a node. Each kind of node allows only some children, but MDX allows any element anywhere, so
 * TypeScript only checks that the new children are nodes of any kind.
 */
export function replaceChildren(
  parent: Parents,
  index: number,
  count: number,
  nodes: readonly RootContent[],
): void {
  const children: RootContent[] = parent.children;
  children.splice(index, count, ...nodes);
}

/** The text of an element's attribute. Undefined if it's missing or an expression. */
export function attribute(node: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  for (const item of node.attributes) {
    if (item.type === 'mdxJsxAttribute' && item.name === name && typeof item.value === 'string')
      return item.value;
  }
  return undefined;
}
