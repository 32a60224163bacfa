/** Lines that divide a sample: `// #region name` and `// #endregion`. */
const REGION = /^\s*\/\/ #region ([\w-]+)\s*$/;
const END = /^\s*\/\/ #endregion\s*$/;
/** A first line such as `// @server` says what a sample needs; readers do not see it. */
const NEEDS = /^\/\/ @(\w+)\s*$/;

/** A region of a sample: the part of it that a page shows. */
export interface Part {
  region: string;
  code: string;
}

/** What a sample needs besides a budget: `server`, or nothing. */
export function needs(code: string): string | undefined {
  return NEEDS.exec(code.split('\n')[0] ?? '')?.[1];
}

/**
 * The regions of a sample, in order.
 *
 * @throws Error naming the line of a region that starts inside another, has a name twice, or does not end
 */
export function parts(code: string, file: string): Part[] {
  const found: Part[] = [];
  let open: string[] | undefined;
  for (const [index, line] of code.split('\n').entries()) {
    const region = REGION.exec(line)?.[1];
    if (region !== undefined) {
      if (open) throw new Error(`${file}:${index + 1} The region "${region}" starts inside another. End that one first.`);
      if (found.some(part => part.region === region)) throw new Error(`${file}:${index + 1} There are two regions called "${region}".`);
      open = [];
      found.push({ region, code: '' });
    } else if (END.test(line)) {
      const last = found.at(-1);
      if (open && last) last.code = open.join('\n');
      open = undefined;
    } else {
      open?.push(line);
    }
  }
  if (open) throw new Error(`${file} The region "${found.at(-1)?.region}" does not end. Write // #endregion.`);
  return found;
}

/** The output of a program as it is committed: without space at the ends of lines or around it. */
export const trimmed = (output: string): string =>
  output
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trim();

/** The outputs of a sample's programs as one text, each region between its marks. */
export function committed(outputs: { region?: string; output: string }[]): string {
  const texts = outputs.map(({ region, output }) =>
    region === undefined ? trimmed(output) : [`#region ${region}`, trimmed(output), '#endregion'].filter(Boolean).join('\n'),
  );
  const text = texts.join('\n');
  return text === '' ? '' : `${text}\n`;
}
