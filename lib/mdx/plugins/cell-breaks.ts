import type { Root } from 'hast';
import { visit } from '../visit';

/**
 * Makes the line breaks in a table's cells thematic breaks, because what they separate, such as two messages, are different
 * things. Styles can set the distance at a thematic break, but not at a line break.
 */
export function cellBreaks() {
  return (tree: Root) => {
    visit(tree, 'element', cell => {
      if (cell.tagName !== 'td') return;
      for (const child of cell.children)
        if (child.type === 'element' && child.tagName === 'br') child.tagName = 'hr';
    });
  };
}
