import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from '../visit';

/**
 * Turns the tables of parameters and fields (lib/reference/api.ts) into description lists, which need no more room than their
 * longest word. The first heading of the table becomes the list's label. In Markdown, they stay tables.
 */
export function fieldLists() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table') return;
      if (!('dataFields' in table.properties) || !parent || index === undefined) return SKIP;
      const [head, ...rows] = childrenNamed(table, 'tr');
      const label = head?.children.find(child => child.type === 'element')?.children ?? [];
      const list = element('dl', rows.map(entryOf));
      parent.children.splice(index, 1, element('p', [element('strong', label)]), list);
      return [SKIP, index + 2];
    });
  };
}

/** A row as an entry: the name and type, which a line break separates, and the meaning. */
function entryOf(row: Element): Element {
  const [first, meaning] = row.children.filter(child => child.type === 'element');
  const cell = first?.children ?? [];
  const end = cell.findIndex(node => node.type === 'element' && node.tagName === 'br');
  const type = cell.slice(end + 1).filter(node => node.type !== 'text' || node.value !== '\n');
  return element('div', [
    element('dt', [...cell.slice(0, end), { type: 'text', value: ' ' }, element('span', type)]),
    element('dd', meaning?.children ?? []),
  ]);
}

function childrenNamed(parent: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', node => {
    if (node.tagName === name) found.push(node);
  });
  return found;
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
