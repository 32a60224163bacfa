import type { Element, ElementContent, Root as HtmlRoot, Text } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from '../visit';
import { placeholders, type Placeholder } from '../../setup/placeholders';

/** In code blocks, wraps the values that are the reader's own, such as the port, in a `<ReaderValue>`. */
export function codeValues() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', node => {
      if (node.tagName !== 'pre') return;
      const text = textsOf(node).map(({ value }) => value);
      const found = placeholders(text.join(''));
      if (found.length > 0) wrap(node, found, 0);
      return SKIP;
    });
  };
}

/** Wraps the values in inline code. */
export function inlineValues(tree: Root): void {
  visit(tree, 'inlineCode', node => {
    const found = placeholders(node.value);
    if (found.length === 0) return;
    const holder: Element = {
      type: 'element',
      tagName: 'code',
      properties: {},
      children: [{ type: 'text', value: node.value }],
    };
    wrap(holder, found, 0);
    node.data = { ...node.data, hChildren: holder.children };
  });
}

function textsOf(node: ElementContent): Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node ? (node.children as ElementContent[]).flatMap(textsOf) : [];
}

/**
 * Wraps the values in an element's text.
 *
 * @param found the values, as positions in the whole code's text
 * @param start the position of this element's text
 * @returns the position of the end of its text
 */
function wrap(node: Element, found: readonly Placeholder[], start: number): number {
  let at = start;
  node.children = node.children.flatMap((child): ElementContent[] => {
    const from = at;
    if (child.type === 'element') {
      at = wrap(child, found, from);
      return [child];
    }
    if (child.type !== 'text') return [child];
    at += child.value.length;
    return split(
      child.value,
      found.filter(value => value.start >= from && value.end <= at),
      from,
    );
  });
  return at;
}

/** A string, split at the values in it. */
function split(text: string, found: readonly Placeholder[], from: number): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const value of found) {
    const [first, last] = [value.start - from, value.end - from];
    if (first > end) parts.push({ type: 'text', value: text.slice(end, first) });
    parts.push(readerValue(value.name, text.slice(first, last)));
    end = last;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

const readerValue = (name: string, text: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'ReaderValue',
  attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
  children: [{ type: 'text', value: text }],
});
