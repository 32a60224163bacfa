import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { basePath } from '@/lib/base-path.mjs';
import { filesBelow } from '@/lib/content/files';
import { PAGE_DATA_FOLDER, deferFramework } from '@/lib/intent/defer';

/** The loader's source; the comment at its top says what it does. */
const LOADER = 'lib/intent/loader.js';

/**
 * Makes every page of an export load the framework when the reader acts.
 *
 * @returns how many pages were changed
 */
export async function deferFrameworks(folder: string): Promise<number> {
  const { code } = await transform(await readFile(LOADER, 'utf8'), { minify: true, target: 'es2022' });
  const dataFile = (data: string) =>
    `${PAGE_DATA_FOLDER}/${createHash('sha256').update(data).digest('hex').slice(0, 12)}.js`;
  await mkdir(join(folder, PAGE_DATA_FOLDER), { recursive: true });
  let pages = 0;
  for (const file of await filesBelow(folder, '.html')) {
    const original = await readFile(file, 'utf8');
    const { html, data } = deferFramework(original, code.trim(), text => `${basePath}/${dataFile(text)}`);
    if (html === original) continue;
    if (data !== '') await writeFile(join(folder, dataFile(data)), data);
    await writeFile(file, html);
    pages += 1;
  }
  return pages;
}
