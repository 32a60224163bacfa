/** Lines that divide a sample: `// #region name` and `// #endregion`, and its output: the same without slashes. */
const REGION = /^\s*\/\/ #region ([\w-]+)\s*$/;
const END = /^\s*\/\/ #endregion\s*$/;
/** A first line such as `// @server` says what a sample needs; readers do not see it. */
const NEEDS = /^\/\/ @(\w+)\s*$/;

/** Starts a line of output that is a mark and not the sample's own. */
const MARK = '\u0001';

/** What a sample needs besides a budget: `server`, or nothing. */
export function needs(code: string): string | undefined {
  return NEEDS.exec(code.split('\n')[0] ?? '')?.[1];
}

/**
 * The sample as it is run: where a region begins or ends, it says so in its output. Every line keeps its number.
 *
 * @throws Error naming the line of a region that is opened twice or not closed
 */
export function marked(code: string, file: string): string {
  let open: string | undefined;
  const seen = new Set<string>();
  const lines = code.split('\n').map((line, index) => {
    const name = REGION.exec(line)?.[1];
    if (name !== undefined) {
      if (open !== undefined) throw new Error(`${file}:${index + 1} The region "${name}" begins inside "${open}". End that one first.`);
      if (seen.has(name)) throw new Error(`${file}:${index + 1} There are two regions called "${name}".`);
      open = name;
      seen.add(name);
      return `process.stdout.write(${JSON.stringify(`${MARK}#region ${name}\n`)});`;
    }
    if (END.test(line)) {
      open = undefined;
      return `process.stdout.write(${JSON.stringify(`${MARK}#endregion\n`)});`;
    }
    return line;
  });
  if (open !== undefined) throw new Error(`${file} The region "${open}" does not end. Write // #endregion.`);
  return lines.join('\n');
}

/** The output as it is committed: marks without their sign, no space at the ends of lines. */
export function committed(output: string): string {
  const text = output
    .split('\n')
    .map(line => line.replace(MARK, '').trimEnd())
    .join('\n')
    .trim();
  return text === '' ? '' : `${text}\n`;
}
