import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../visit';

/** A column whose longest cell has more characters than this is prose. Shorter ones are names, amounts, and dates. */
const PROSE_LENGTH = 20;

/** A table with this many columns, two of them prose, doesn't fit on a phone. */
const MANY_COLUMNS = 3;

/** Next to two other columns, a cell with this many characters is too tall and narrow on a phone. */
const LONG_PROSE = 80;

/** Two columns with cells of this many characters are too tall and narrow on a phone. */
const TOWER_LENGTH = 120;

/**
 * Marks tables whose rows phones show as a list of labels and values (table.module.css). The labels are in custom properties of the
 * table: --c2 is the second column's heading.
 */
export function tableRows() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return;
      const [head = [], ...rows] = rowsOf(table);
      if ((head.length >= MANY_COLUMNS && areTooWide(head, rows)) || areTowers(rows)) {
        const labels = head.flatMap((label, at) =>
          at > 0 && label !== '' ? [`--c${at + 1}:${cssString(label)}`] : [],
        );
        Object.assign(table.properties, { dataRows: '', style: labels.join(';') });
      }
      return SKIP;
    });
  };
}

/** Whether two of the columns are prose, or one is long prose. */
function areTooWide(head: string[], rows: string[][]): boolean {
  const longest = head.map((_, column) => Math.max(0, ...rows.map(row => (row[column] ?? '').length)));
  return longest.filter(length => length > PROSE_LENGTH).length > 1 || Math.max(...longest) > LONG_PROSE;
}

/** Whether a row has two cells of long prose. */
const areTowers = (rows: string[][]) =>
  rows.some(row => row.filter(cell => cell.length > TOWER_LENGTH).length > 1);

/** The text of a table's cells, by row. */
function rowsOf(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', element => {
    if (element.tagName !== 'tr') return;
    const cells = element.children.filter(cell => cell.type === 'element');
    rows.push(cells.map(cell => toString(cell).trim()));
    return SKIP;
  });
  return rows;
}

const cssString = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
