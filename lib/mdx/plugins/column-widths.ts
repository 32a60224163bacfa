import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from '../visit';

/** The width of a table in a window of 1280 pixels, in characters of prose. */
const ROOM = 88;

/** The space between two columns, in the same unit. */
const GAP = 3.3;

/** The width of a letter of code. */
const CODE_LETTER = 1.06;

/** Widths are multiples of this share. */
const STEP = 0.02;

/** The most columns of a table whose widths are set. Others are names and numbers. */
const MAX_COLUMNS = 3;

/** A line that makes a cell taller, but not its row, counts less than one that makes the row taller. */
const CELL_LINE = 0.25;

/** Widths are only set if they save at least this many lines. */
const MIN_SAVED = 1;

/** No column is narrower than this share. */
const NARROWEST = 0.12;

/** What can't be broken, by its width, and the breaks that the author set. */
type Word = number | 'break';

/**
 * Sets the widths of a table's columns if that saves lines. Browsers only compare the columns' longest cells, so they make a column
 * too narrow for most of its cells if another one has a single long cell. Tables with anchors stay as they are, because similar tables
 * follow them.
 */
export function columnWidths() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return;
      if (hasAnchors(table)) return SKIP;
      const rows = rowsOf(table);
      // The lines of the second column don't break (table-rows.ts).
      if (table.properties.dataRows === '2') for (const row of rows) row[1] = [longestLine(row[1] ?? [])];
      const shares = sharesOf(rows);
      if (!shares) return SKIP;
      const own = shares.map((share, at) => `--w${at + 1}:${Math.round(share * 100)}%`);
      const style = [table.properties.style, ...own].filter(Boolean).join(';');
      Object.assign(table.properties, { style });
      return SKIP;
    });
  };
}

/** The shares of all columns but the last, or undefined if the browser's own are good. */
function sharesOf(rows: Word[][][]): number[] | undefined {
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || columns > MAX_COLUMNS || rows.some(row => row.length !== columns)) return undefined;
  const usual = linesOf(rows, usualWidths(rows));
  let best: { shares: number[]; lines: number } | undefined;
  for (const shares of candidates(columns)) {
    const widths = shares.map(share => share * ROOM);
    const lines = linesOf(rows, widths);
    if (!best || lines < best.lines || (lines === best.lines && evenness(shares) > evenness(best.shares)))
      best = { shares, lines };
  }
  return best && usual - best.lines >= MIN_SAVED ? best.shares.slice(0, -1) : undefined;
}

const evenness = (shares: readonly number[]) => Math.min(...shares);

/** Every way to divide a table. */
function candidates(columns: number, left = 1): number[][] {
  if (columns === 1) return [[left]];
  const found: number[][] = [];
  for (let share = NARROWEST; share <= left - NARROWEST * (columns - 1) + STEP / 2; share += STEP)
    found.push(...candidates(columns - 1, left - share).map(others => [share, ...others]));
  return found;
}

/** How browsers divide a table: each column gets what it needs at least, and a part of the rest that depends on its longest cell. */
function usualWidths(rows: Word[][][]): number[] {
  const columns = (rows[0] ?? []).map((_, at) => rows.map(row => row[at] ?? []));
  const most = columns.map(cells => Math.max(...cells.map(longestLine)) + GAP);
  const least = columns.map(cells => Math.max(0, ...cells.flat().filter(word => word !== 'break')) + GAP);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const rest = ROOM - sum(least);
  const wanted = sum(most) - sum(least);
  if (rest <= 0) return least;
  if (wanted <= rest) return most;
  return least.map((width, at) => width + (rest * ((most[at] ?? 0) - width)) / wanted);
}

/** The lines of a table whose columns have these widths. A cell that's too narrow for a word counts as many. */
function linesOf(rows: Word[][][], widths: readonly number[]): number {
  let total = 0;
  for (const row of rows) {
    const lines = row.map((cell, at) => cellLines(cell, (widths[at] ?? 0) - GAP));
    total += Math.max(...lines) + CELL_LINE * lines.reduce((sum, count) => sum + count, 0);
  }
  return total;
}

const TOO_NARROW = 1000;

function cellLines(cell: readonly Word[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of cell) {
    if (word === 'break') {
      lines += 1;
      used = 0;
      continue;
    }
    if (word > width) return TOO_NARROW;
    const needed = used === 0 ? word : used + 1 + word;
    if (needed <= width) used = needed;
    else {
      lines += 1;
      used = word;
    }
  }
  return lines;
}

function longestLine(cell: readonly Word[]): number {
  let longest = 0;
  let used = 0;
  for (const word of cell) {
    used = word === 'break' ? 0 : used + (used === 0 ? 0 : 1) + word;
    longest = Math.max(longest, used);
  }
  return longest;
}

function hasAnchors(table: Element): boolean {
  let found = false;
  visit(table, 'element', ({ tagName, properties }) => {
    found ||= tagName === 'tr' && properties.id !== undefined;
  });
  return found;
}

/** The words of a table's cells, by row. */
function rowsOf(table: Element): Word[][][] {
  const rows: Word[][][] = [];
  visit(table, 'element', element => {
    if (element.tagName !== 'tr') return;
    const cells = element.children.filter(cell => cell.type === 'element');
    rows.push(cells.map(cell => wordsOf(piecesOf(cell, false))));
    return SKIP;
  });
  return rows;
}

/** A piece of text, with the width of its letters. */
interface Piece {
  text: string;
  letter: number;
}

function piecesOf(node: ElementContent, isCode: boolean): Piece[] {
  if (node.type === 'text') return [{ text: node.value, letter: isCode ? CODE_LETTER : 1 }];
  if (!('children' in node)) return [];
  if (node.type === 'element' && node.tagName === 'br') return [{ text: '\n', letter: 1 }];
  const isOwnCode = isCode || (node.type === 'element' && node.tagName === 'code');
  return (node.children as ElementContent[]).flatMap(child => piecesOf(child, isOwnCode));
}

/** Spaces separate words, except in code. */
function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let current = 0;
  const end = () => {
    if (current > 0) words.push(current);
    current = 0;
  };
  for (const { text, letter } of pieces)
    for (const sign of text) {
      if (sign === '\n' && letter === 1 && text === '\n') {
        end();
        words.push('break');
      } else if (/\s/.test(sign) && letter === 1) end();
      else current += letter;
    }
  end();
  return words;
}
