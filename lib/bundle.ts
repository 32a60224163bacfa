import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build, transform, type BuildOptions } from 'esbuild';
import { basePath } from './base-path.mjs';
import { esbuildTarget } from './build-target';

/**
 * Bundles a script that works without the framework as one file. Next would split it into a loader and several chunks, which load
 * one after another.
 *
 * @param entry the file to start with
 * @param texts the value of each `process.env.NAME` in the code, by name
 * @param options more options for esbuild
 */
export async function bundle(
  entry: string,
  texts: Readonly<Record<string, string>> = {},
  options: BuildOptions = {},
): Promise<string> {
  const all = Object.entries({ BASE_URL: `${basePath}/`, ...texts });
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target: esbuildTarget(),
    // The licenses are in licenses.txt.
    legalComments: 'none',
    define: Object.fromEntries(all.map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)])),
    ...options,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Minifies a style sheet, for scripts that bring their own styles.
 *
 * @throws Error if the file can't be read or parsed
 */
export async function minifyStyles(file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  const { code } = await transform(css, { loader: 'css', minify: true, target: esbuildTarget() });
  return code;
}

/** A hash of texts, for the name of a file or folder that browsers cache forever. It's long enough to avoid collisions. */
export function shortHash(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 10);
}
