import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type Handler } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { absoluteUrl } from '../routes';
import { plainElements, type PlainContext } from './plain';

/** The attributes that a feed reader needs. Ids, classes and styles mean nothing outside the site. */
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

/** Elements whose handlers leave nothing: expressions are comments, such as the truncate marker. */
const nothing: Handler = () => undefined;

/**
 * A page's content as HTML that any feed reader can show: no components, no scripts, absolute addresses.
 *
 * @param tree the page's finished syntax tree; it is changed
 */
export function feedHtml(tree: Root, context: PlainContext): string {
  unravel(tree);
  const plain: Handler = (state, node) => plainElements(node, state.all(node), context);
  const html = toHast(tree, {
    handlers: {
      mdxJsxFlowElement: plain,
      mdxJsxTextElement: plain,
      mdxFlowExpression: nothing,
      mdxTextExpression: nothing,
    },
  });
  visit(html, 'element', node => tidy(node, context.url));
  return toHtml(html);
}

/** Lifts elements out of a paragraph that holds nothing else, as the MDX compiler does. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (index === undefined || !parent || !node.children.every(isElementOrBlank)) return;
    const elements = node.children.filter(child => child.type === 'mdxJsxTextElement');
    if (elements.length === 0) return;
    const lifted = elements.map(child => ({ ...child, type: 'mdxJsxFlowElement' }) as unknown as RootContent);
    (parent as Parents).children.splice(index, 1, ...(lifted as never[]));
    return index;
  });
}

const isElementOrBlank = (node: PhrasingContent | MdxJsxTextElement) =>
  node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === '');

function tidy(node: Element, url: string): void {
  node.properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name]) => KEPT.includes(name)),
  );
  for (const name of ['href', 'src']) {
    const address = node.properties[name];
    if (typeof address === 'string') node.properties[name] = absolute(address, url);
  }
}

function absolute(address: string, url: string): string {
  if (address.startsWith('#')) return url + address;
  return address.startsWith('/') && !address.startsWith('//') ? absoluteUrl(address) : address;
}
