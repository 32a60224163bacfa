import { compile } from '@mdx-js/mdx';
import { VFileMessage } from 'vfile-message';
import { messageOf } from '../errors';
import { bodyOf, readText } from '../content/files';
import { SourceError } from '../content/source-error';
import { rehypePlugins, remarkPlugins } from './pipeline';
import { noFacts, type MdxSource } from './types';

/**
 * Finds the position of an MDX error. The renderer's own errors have no file and count lines from the body, so the page is
 * compiled once more to get the position, and the front matter's height is added.
 *
 * @returns an error that starts with `content/…/x.mdx:line:col`, or without a position if the page compiles after all
 */
export async function locateMistake(source: MdxSource, cause: unknown): Promise<SourceError> {
  if (cause instanceof SourceError) return cause;
  const error = cause instanceof VFileMessage ? cause : ((await compileError(source)) ?? cause);
  if (!(error instanceof VFileMessage)) return new SourceError(source.file, undefined, messageOf(error));
  const place = placeOf(error);
  const height = await frontMatterHeight(source.file);
  return new SourceError(source.file, place && { ...place, line: place.line + height }, error.reason);
}

async function compileError(source: MdxSource): Promise<unknown> {
  try {
    await compile(source.raw, {
      remarkPlugins: remarkPlugins(source, noFacts()),
      rehypePlugins: rehypePlugins(source),
    });
  } catch (error) {
    return error;
  }
}

/** The position of a message. For an unclosed element, MDX only gives it in its text: "(4:1-4:8)". */
function placeOf({ line, column, reason }: VFileMessage): { line: number; column?: number } | undefined {
  if (line !== undefined) return { line, column };
  const [, first, second] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return first === undefined ? undefined : { line: Number(first), column: Number(second) };
}

/** The number of lines of a file's front matter, including its two `---` lines. 0 for a string that isn't in a file. */
export async function frontMatterHeight(file: string): Promise<number> {
  return bodyOf(await readText(file).catch(() => '')).height;
}
