import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { absoluteUrl } from '../../routes';
import { attribute } from '../jsx';
import { HTML_ELEMENTS, plainForm } from './index';
import type { PlainContext } from './plain-forms';

/** Options for converting a page to plain Markdown. */
export interface PlainOptions extends PlainContext {
  /** Keeps the HTML elements that authors write, for feeds. Otherwise, they become Markdown or are replaced by their content. */
  html?: boolean;
}

/**
 * Returns a page's syntax tree without components and expressions, and with absolute addresses. Markdown twins and feeds are
 * built from it. The tree that's passed in isn't modified.
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

/** Whether a node is text. An HTML element that is kept isn't. */
const isText = (node: RootContent) => node.type !== 'mdxJsxTextElement' && phrasing(node);

/** If a paragraph only has components, returns them as blocks, as the MDX compiler does. Otherwise, returns the paragraph. */
function unraveled(node: Paragraph, options: PlainOptions): RootContent[] {
  const elements = node.children.filter(child => child.type === 'mdxJsxTextElement');
  const children = elements.flatMap(child => plain(child, options));
  return children.every(isText) ? [withChildren(node, children)] : children;
}

/** The Markdown for an HTML element, or the element's content if there is none. */
function markdownOf(name: string, children: RootContent[]): RootContent[] {
  if (name === 'br') return [{ type: 'break' }];
  if (name === 'summary') return [withChildren({ type: 'strong', children: [] }, children)];
  return children;
}

/** A copy of a node with different children. */
function withChildren(node: Nodes, children: RootContent[]): RootContent {
  const copy = 'children' in node ? { ...node, children } : { ...node };
  // The new children have the types that the node allows, but TypeScript can't know that.
  return copy as RootContent;
}

/** A node with absolute addresses for its links and pictures. */
function absoluteIn(node: RootContent, url: string): RootContent {
  const own = 'url' in node ? { ...node, url: absolute(node.url, url) } : node;
  if (!('children' in own)) return own;
  return withChildren(
    own,
    own.children.map(child => absoluteIn(child, url)),
  );
}

/** Makes an address absolute. `url` is the page's address. */
export function absolute(address: string, url: string): string {
  if (address.startsWith('#')) return url + address;
  return address.startsWith('/') && !address.startsWith('//') ? absoluteUrl(address) : address;
}
