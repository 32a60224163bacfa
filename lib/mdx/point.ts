/** A place in a text; both count from 1. */
interface Point {
  line: number;
  column: number;
}

/**
 * Where a character of a text is.
 *
 * @param text the text
 * @param offset characters before it
 * @param start where the text begins; left out: it's a whole file
 */
export function pointIn(text: string, offset: number, start: Point = { line: 1, column: 1 }): Point {
  const lines = text.slice(0, offset).split('\n');
  const length = (lines.at(-1) ?? '').length;
  return {
    line: start.line + lines.length - 1,
    column: lines.length === 1 ? start.column + length : length + 1,
  };
}

/** How many characters of a text are before a place in it. */
export function offsetOf(text: string, { line, column }: Point): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}
