import type { Root } from 'hast';
import { visit } from '../visit';

/**
 * Makes the line breaks in a table's cells thematic breaks, because what they separate, such as two messages, are different
 * things. Styles can set the distance at a thematic break, but not at a line break. The newline that Markdown adds to one isn't shown.
 */
export function cellBreaks() {
  return (tree: Root) => {
    visit(tree, 'element', cell => {
      if (cell.tagName !== 'td') return;
      for (const [index, child] of cell.children.entries()) {
        if (child.type !== 'element' || child.tagName !== 'br') continue;
        child.tagName = 'hr';
        const after = cell.children[index + 1];
        if (after?.type === 'text') after.value = after.value.replace(/^\n/, '');
      }
    });
  };
}
