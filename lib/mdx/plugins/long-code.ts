import type { Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../visit';

/** A line of 320 px, which is a phone's or a desktop's at 400% zoom, has room for this many characters of code, even in nested lists. */
const MAX_CHARACTERS = 24;

/** Marks inline code that may continue on the next line. Shorter code stays on one line (app/styles/code.css). */
export function longCode() {
  return (tree: Root) => {
    visit(tree, 'element', node => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code' || toString(node).length <= MAX_CHARACTERS) return;
      Object.assign(node.properties, { className: ['long-code'] });
    });
  };
}
