import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { esbuildTarget } from './build-target';

/**
 * Minifies a style sheet, for scripts that bring their own styles.
 *
 * @param file its path in the project
 * @throws Error if the file can't be read or parsed
 */
export async function minifyStyles(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'css',
    minify: true,
    target: esbuildTarget(),
  });
  return code;
}
