import type { BlockContent, DefinitionContent, RootContent } from 'mdast';
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

/** The text of an element's attribute. Undefined if it's missing or an expression. */
export function attribute(node: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  for (const item of node.attributes) {
    if (item.type === 'mdxJsxAttribute' && item.name === name && typeof item.value === 'string')
      return item.value;
  }
  return undefined;
}
