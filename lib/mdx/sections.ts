import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { TOC_LEVELS } from '../site';
import { attribute } from './jsx';
import type { Section } from './types';

/** Attributes of components that a reader sees as text. */
const TEXT_ATTRIBUTES = ['title', 'label', 'alt', 'caption'];

/**
 * Cuts a page into the sections that its level 2 and 3 headings open; deeper headings belong to the section they are in.
 * The part before the first heading is the section with the id ''.
 */
export function sections(tree: Root): Section[] {
  const found: Section[] = [{ id: '', heading: '', text: '' }];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= TOC_LEVELS.max) {
      found.push({ id: String(node.data?.hProperties?.id), heading: toString(node).trim(), text: '' });
    } else {
      const section = found.at(-1);
      if (section) section.text = `${section.text} ${textOf(node)}`.replace(/\s+/g, ' ').trim();
    }
  }
  return found;
}

/** All the text of a node that a reader sees, blocks separated by a space. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm')
    return '';
  if (node.type === 'break' || (node.type === 'mdxJsxTextElement' && node.name === 'br')) return ' ';
  const own =
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? TEXT_ATTRIBUTES.map(name => attribute(node, name) ?? '').join(' ')
      : node.type === 'image'
        ? (node.alt ?? '')
        : 'value' in node
          ? node.value
          : '';
  const inner =
    'children' in node ? node.children.map(child => textOf(child)).join(isPhrasing(node) ? '' : ' ') : '';
  return own.trim() === '' || inner === '' ? own + inner : `${own} ${inner}`;
}

/** Whether a node's children run on without a break between them. */
function isPhrasing(node: Nodes): boolean {
  return [
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'delete',
    'link',
    'mdxJsxTextElement',
    'tableCell',
  ].includes(node.type);
}
