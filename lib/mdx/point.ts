/** A position in a string. Both numbers count from 1. */
interface Point {
  line: number;
  column: number;
}

/**
 * The position of a character in a string.
 *
 * @param text the text
 * @param offset the number of characters before it
 * @param start the position of the text; left out for a whole file
 */
export function pointIn(text: string, offset: number, start: Point = { line: 1, column: 1 }): Point {
  const lines = text.slice(0, offset).split('\n');
  const length = (lines.at(-1) ?? '').length;
  return {
    line: start.line + lines.length - 1,
    column: lines.length === 1 ? start.column + length : length + 1,
  };
}

/** The number of characters before a position in a string. */
export function offsetOf(text: string, { line, column }: Point): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}
