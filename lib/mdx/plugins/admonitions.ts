import type { Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../jsx';

/** The types of admonitions that authors can write (docs/requirement.md#blocks). */
export const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
] as const;
export type AdmonitionType = (typeof ADMONITIONS)[number];

/** Whether a word is a type of admonition. */
export const isAdmonition = (name: string): name is AdmonitionType => ADMONITIONS.some(type => type === name);

/**
 * Turns `:::tip[Title]` blocks into `<Admonition>` elements, and every other directive back into the original text, because prose
 * such as `10:30` parses as one. Reports unknown types of admonitions.
 */
export function admonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (index === undefined || !parent) return;
      if (node.type === 'containerDirective') {
        parent.children[index] = toAdmonition(node, file);
        return index;
      }
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const { start, end } = node.position ?? {};
        const text = { type: 'text' as const, value: String(file).slice(start?.offset, end?.offset) };
        parent.children[index] =
          node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
        return [SKIP, index + 1];
      }
    });
  };
}

function toAdmonition(node: ContainerDirective, file: VFile): RootContent {
  if (!isAdmonition(node.name)) {
    file.message(
      `There's no admonition ":::${node.name}". Write one of: ${ADMONITIONS.join(', ')}.`,
      node.position,
    );
  }
  const [first, ...rest] = node.children;
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel ? toString(first as Paragraph) : undefined;
  return jsxElement(
    'Admonition',
    { type: node.name, title: label },
    label === undefined ? node.children : rest,
  );
}
