import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../visit';

/** A column whose longest cell has more characters than this is prose. Shorter ones are names, amounts, and dates. */
const PROSE_LENGTH = 20;

/** A table with this many columns, two of them prose, doesn't fit on a phone. */
const MANY_COLUMNS = 3;

/** Next to two other columns, a cell with this many characters is too tall and narrow on a phone. */
const LONG_PROSE = 80;

/** Beside a column that's also prose, a cell with more characters than this is too tall and narrow on a phone. */
const TOWER_LENGTH = 40;

/**
 * Marks tables whose rows phones show as a list of labels and values (table.module.css). The labels are in custom properties of the
 * table: --c2 is the second column's heading. With two columns, it's obvious what the second one is. The mark has the number
 * of the column between two others if its cells are short. On wide screens, their lines don't break.
 */
export function tableRows() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return;
      const [head = [], ...rows] = rowsOf(table);
      const hasLabels = head.length >= MANY_COLUMNS;
      const longest = head.map((_, at) => Math.max(0, ...rows.map(row => (row[at] ?? '').length)));
      if (!(hasLabels ? areTooWide : areTowers)(longest)) return SKIP;
      const labels = head.flatMap((label, at) =>
        at > 0 && label !== '' ? [`--c${at + 1}:${cssString(withColon(label))}`] : [],
      );
      const isShort = head.length === MANY_COLUMNS && (longest[1] ?? 0) <= PROSE_LENGTH;
      Object.assign(
        table.properties,
        { dataRows: isShort ? '2' : '' },
        hasLabels && { style: labels.join(';') },
      );
      return SKIP;
    });
  };
}

/** Whether two of the columns are prose, or one is long prose. */
const areTooWide = (longest: number[]) =>
  longest.filter(length => length > PROSE_LENGTH).length > 1 || Math.max(...longest) > LONG_PROSE;

/** Whether the first of two columns is prose, and the second is long prose. */
const areTowers = ([first = 0, second = 0]: number[]) => first > PROSE_LENGTH && second > TOWER_LENGTH;

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

/** Phones show the label and the value on one line. */
const withColon = (label: string) => (/[?:]$/.test(label) ? label : `${label}:`);

const cssString = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
