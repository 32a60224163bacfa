/** Finds the line of each position in a text. The positions must be in order. */
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

/** The lines on which an opening tag begins, in order. */
export function linesOfTag(text: string, tag: string): number[] {
  const lineAt = lineCounter(text);
  return [...text.matchAll(new RegExp(`<${tag}[\\s>/]`, 'g'))].map(({ index }) => lineAt(index));
}
