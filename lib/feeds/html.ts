import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type Handler } from 'mdast-util-to-hast';
import { visit } from '../mdx/visit';
import { absolute, plainTree } from '../mdx/components/plain';
import type { PlainContext } from '../mdx/components/plain-forms';
import { attribute } from '../mdx/jsx';
import { footnoteTexts } from '../mdx/pipeline';

/** The attributes that feed readers need. Ids, classes, and styles mean nothing outside the site. */
const KEPT = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'start',
  'align',
  'type',
  'checked',
  'disabled',
];

/**
 * A page's content as HTML for feed readers: without components and scripts, and with absolute addresses.
 *
 * @param tree the page's finished syntax tree
 */
export function feedHtml(tree: Root, context: PlainContext): string {
  const plain = plainTree(tree, { ...context, html: true });
  const element: Handler = (state, node: MdxJsxFlowElement | MdxJsxTextElement): Element => ({
    type: 'element',
    tagName: node.name ?? 'span',
    properties: { title: attribute(node, 'title') },
    children: state.all(node),
  });
  const html = toHast(plain, {
    ...footnoteTexts,
    handlers: { mdxJsxFlowElement: element, mdxJsxTextElement: element },
  });
  visit(html, 'element', node => tidy(node, context.url));
  return toHtml(html);
}

function tidy(node: Element, url: string): void {
  node.properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name]) => KEPT.includes(name)),
  );
  for (const name of ['href', 'src']) {
    const address = node.properties[name];
    if (typeof address === 'string') node.properties[name] = absolute(address, url);
  }
}
