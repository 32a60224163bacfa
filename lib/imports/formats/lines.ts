/** Finds the line of each position in a string. The positions must be in order. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let at = 0;
  return place => {
    for (let next = text.indexOf('\n', at); next !== -1 && next < place; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/**
 * The lines on which an opening tag begins, in order.
 *
 * @param inside the element in which to look; by default, the whole text
 */
export function linesOfTag(text: string, tag: string, inside?: string): number[] {
  const lineAt = lineCounter(text);
  const start = inside === undefined ? 0 : text.indexOf(`<${inside}>`);
  const end = inside === undefined ? -1 : text.indexOf(`</${inside}>`);
  return [...text.matchAll(new RegExp(`<${tag}[\\s>/]`, 'g'))]
    .map(({ index }) => index)
    .filter(index => index >= start && (end === -1 || index < end))
    .map(lineAt);
}
