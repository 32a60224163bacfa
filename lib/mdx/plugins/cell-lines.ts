import type { Element, ElementContent, Root } from 'hast';
import { visit } from '../visit';

/** Puts each line of a table's cell in an element of its own if line breaks divide the cell, so that styles can separate them. */
export function cellLines() {
  return (tree: Root) => {
    visit(tree, 'element', cell => {
      if (cell.tagName !== 'td' || !cell.children.some(isBreak)) return;
      const lines: ElementContent[][] = [[]];
      for (const child of cell.children) {
        if (isBreak(child)) lines.push([]);
        else lines.at(-1)?.push(child);
      }
      cell.children = lines.map(children => ({ type: 'element', tagName: 'div', properties: {}, children }));
    });
  };
}

const isBreak = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'br';
