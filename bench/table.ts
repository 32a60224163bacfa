/** A Markdown table formatted as prettier does, as lines. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = names.map((name, column) =>
    Math.max(3, name.length, ...rows.map(row => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(names), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)];
}
