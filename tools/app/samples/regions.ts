/** Lines that divide a sample: `// #region name` and `// #endregion`. */
const REGION = /^\s*\/\/ #region ([\w-]+)\s*$/;
const END = /^\s*\/\/ #endregion\s*$/;
/** A first line such as `// @server` declares what a sample needs. Readers don't see it. */
const NEEDS = /^\/\/ @(\w+)\s*$/;

/** A region of a sample, which a page shows. */
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
 * @throws Error with the line of a region that starts inside another, has a duplicate name, or isn't closed
 */
export function parts(code: string, file: string): Part[] {
  const found: Part[] = [];
  let open: string[] | undefined;
  for (const [index, line] of code.split('\n').entries()) {
    const region = REGION.exec(line)?.[1];
    if (region !== undefined) {
      if (open) throw new Error(`${file}:${index + 1} The region "${region}" starts inside another. Close that one first.`);
      if (found.some(part => part.region === region)) throw new Error(`${file}:${index + 1} There are two regions named "${region}". Rename one of them.`);
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
  if (open) throw new Error(`${file} The region "${found.at(-1)?.region}" isn't closed. Write // #endregion.`);
  return found;
}

/** A program's output as it's committed: without trailing spaces or surrounding empty lines. */
export const trimmed = (output: string): string =>
  output
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trim();

/** The outputs of a sample's programs as one string, with markers around each region. */
export function committed(outputs: { region?: string; output: string }[]): string {
  const texts = outputs.map(({ region, output }) =>
    region === undefined ? trimmed(output) : [`#region ${region}`, trimmed(output), '#endregion'].filter(Boolean).join('\n'),
  );
  const text = texts.join('\n');
  return text === '' ? '' : `${text}\n`;
}
