import type { Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../visit';

/** A line of 320 px, which is a phone's or a desktop's at 400% zoom, has room for this many characters of code, even in nested lists. */
const MAX_CHARACTERS = 24;

/** A line of most phones has room for this many. */
const MAX_OF_MEDIUM = 33;

/**
 * Marks inline code that may continue on the next line, in very narrow windows or everywhere. Shorter code stays on one line
 * (app/styles/code.css).
 */
export function longCode() {
  return (tree: Root) => {
    visit(tree, 'element', node => {
      if (node.tagName === 'pre') return SKIP;
      const { length } = toString(node);
      if (node.tagName !== 'code' || length <= MAX_CHARACTERS) return;
      Object.assign(node.properties, { className: [length > MAX_OF_MEDIUM ? 'long-code' : 'medium-code'] });
    });
  };
}
