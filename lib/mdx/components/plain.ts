import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { absoluteUrl } from '../../routes';
import { attribute } from '../jsx';
import { HTML_ELEMENTS, plainForm } from './index';
import type { PlainContext } from './plain-forms';

/** How a page becomes plain. */
export interface PlainOptions extends PlainContext {
  /** Leaves the HTML elements that authors write as they are, for feeds. Otherwise they become Markdown or their content. */
  html?: boolean;
}

/**
 * A page's syntax tree without components and expressions, and with absolute addresses: what Markdown twins and feeds are made
 * from. The tree that's passed in stays as it is.
 */
export function plainTree(tree: Root, options: PlainOptions): Root {
  return { type: 'root', children: tree.children.flatMap(node => plain(node, options)) };
}

function plain(node: Nodes, options: PlainOptions): RootContent[] {
  if (/Expression$|Esm$/.test(node.type)) return [];
  if (node.type === 'paragraph' && node.children.every(isElementOrBlank)) return unraveled(node, options);
  const children = 'children' in node ? node.children.flatMap(child => plain(child, options)) : [];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const name = node.name ?? '';
    if (options.html && HTML_ELEMENTS.includes(name)) return [withChildren(node, children)];
    const form = plainForm(name);
    const whole = form?.({
      text: attributeName => attribute(node, attributeName),
      children,
      context: options,
    });
    return whole?.map(child => absoluteIn(child, options.url)) ?? markdownOf(name, children);
  }
  const copy = withChildren(node, children);
  return ['url' in copy ? { ...copy, url: absolute(copy.url, options.url) } : copy];
}

const isElementOrBlank = (node: PhrasingContent) =>
  node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === '');

/** Whether a node is text: an HTML element that's left as it is isn't. */
const isText = (node: RootContent) => node.type !== 'mdxJsxTextElement' && phrasing(node);

/** The blocks that a paragraph's components become, as the MDX compiler lifts them out; or the paragraph, if it's still text. */
function unraveled(node: Paragraph, options: PlainOptions): RootContent[] {
  const elements = node.children.filter(child => child.type === 'mdxJsxTextElement');
  const children = elements.flatMap(child => plain(child, options));
  return children.every(isText) ? [withChildren(node, children)] : children;
}

/** What Markdown has for an HTML element that authors may write; the element's content where it has nothing. */
function markdownOf(name: string, children: RootContent[]): RootContent[] {
  if (name === 'br') return [{ type: 'break' }];
  if (name === 'summary') return [withChildren({ type: 'strong', children: [] }, children)];
  return children;
}

/** A copy of a node with other children. */
function withChildren(node: Nodes, children: RootContent[]): RootContent {
  const copy = 'children' in node ? { ...node, children } : { ...node };
  // The children of a node stay of the kind that the node may have, which the types can't know.
  return copy as RootContent;
}

/** A node with the addresses of links and pictures in it made absolute. */
function absoluteIn(node: RootContent, url: string): RootContent {
  const own = 'url' in node ? { ...node, url: absolute(node.url, url) } : node;
  if (!('children' in own)) return own;
  return withChildren(
    own,
    own.children.map(child => absoluteIn(child, url)),
  );
}

/** An address of the site made absolute; `url` is that of the page. */
export function absolute(address: string, url: string): string {
  if (address.startsWith('#')) return url + address;
  return address.startsWith('/') && !address.startsWith('//') ? absoluteUrl(address) : address;
}
