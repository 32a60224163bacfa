import { readFile } from 'node:fs/promises';
import type { RootContent } from 'mdast';
import { SAMPLES_FOLDER } from './folders';
import { codeBlock } from '../mdx/nodes';
import { blockTitle } from './sample-programs';

/** A sample or one of its regions: the code, and its output when tools/app ran it. */
export interface Sample {
  code: string;
  output: string;
  /** A program's file name, or the file that the reader pastes this part into. */
  title: string;
}

/** The line before a region: `// #region name` in a program, `#region name` in an output. */
const REGION = /^\s*(?:\/\/ )?#region ([\w-]+)\s*$/;
const END = /^\s*(?:\/\/ )?#endregion\s*$/;
/** A first line with the requirements of a sample. Readers don't see it. */
const NEEDS = /^\/\/ @(\w+)\s*$/;

/**
 * Reads a sample by its name.
 *
 * @param name the file's name without its extension @param region the part between `// #region` and `// #endregion`; left out for the whole file @throws Error listing the available samples or regions
 */
export async function readSample(name: string, region?: string, folder = SAMPLES_FOLDER): Promise<Sample> {
  const code = await text(`${folder}/${name}.js`);
  if (code === undefined)
    throw new Error(`There's no sample "${name}". Add ${folder}/${name}.js, or fix the name.`);
  const output = await text(`${folder}/${name}.out.txt`);
  if (output === undefined)
    throw new Error(`The sample "${name}" hasn't been run. Run npm run samples -- --update in tools/app.`);
  const needs = NEEDS.exec(code.split('\n')[0] ?? '')?.[1];
  if (region === undefined)
    return { code: whole(code), output: whole(output), title: blockTitle(code, name, needs) };
  const part = regionOf(code, region);
  if (part === undefined)
    throw new Error(
      `The sample "${name}" has no region "${region}". Its regions are: ${regionsOf(code).join(', ') || 'none'}.`,
    );
  return {
    code: part,
    output: regionOf(output, region) ?? '',
    title: blockTitle(part, region, needs),
  };
}

/** The names of a sample's regions, in order. */
function regionsOf(text: string): string[] {
  return text.split('\n').flatMap(line => REGION.exec(line)?.[1] ?? []);
}

/** The blocks for a sample: its code, and its output if there is any. */
export function sampleBlocks(sample: Sample, title = sample.title): RootContent[] {
  const { code, output } = sample;
  const blocks = [codeBlock('js', code, `title="${title}"`)];
  if (output !== '') blocks.push(codeBlock('text', output, 'title="Output"'));
  return blocks;
}

function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex(line => REGION.exec(line)?.[1] === name);
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex(line => END.test(line));
  return unindented(lines.slice(start + 1, length === -1 ? undefined : start + 1 + length));
}

/** A whole file without region markers. */
function whole(text: string): string {
  const lines = text.split('\n').filter(line => !REGION.test(line) && !END.test(line));
  return unindented(NEEDS.test(lines[0] ?? '') ? lines.slice(1) : lines);
}

/** Lines without their common indentation and without surrounding empty lines. */
function unindented(lines: string[]): string {
  const depths = lines.filter(line => line.trim() !== '').map(line => line.search(/\S/));
  const shared = Math.min(...depths, Infinity);
  return lines
    .map(line => line.slice(Number.isFinite(shared) ? shared : 0))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

async function text(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
