import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { touchCached, writeCached } from '../cache';
import { EXPORTED_CACHE, exportedBefore, exportKey, type ReusablePage } from '../content/exported';

/** The files of a page in its folder: the page itself, and the files that the router requests. */
const FILES = /^(?:index\.(?:html|txt)|__next\..*\.txt)$/;

/** The placeholder for the build id in cached pages. The build id is in every page's data. */
const BUILD = '__NAME_OF_THE_BUILD__';

/**
 * Completes a page of the export: copies it from the cache if Next didn't render it (pagesToRender), or else saves it in the
 * cache.
 *
 * @param folder the export
 * @param build the build id
 * @returns whether the page was added
 * @throws Error if the page is neither in the export nor in the cache, or if the cache has a different page for the same key
 */
export async function completePage(folder: string, page: ReusablePage, build: string): Promise<boolean> {
  const key = exportKey(page);
  if (key === undefined) return false;
  const place = join(folder, page.route);
  const before = exportedBefore(key);
  const rendered = await filesOf(place, build);
  if (before) await touchCached(EXPORTED_CACHE, key);
  if (!('index.html' in rendered)) {
    if (!before) throw new Error(`${page.route} wasn't exported and isn't in the cache.`);
    await mkdir(place, { recursive: true });
    for (const [name, text] of Object.entries(before))
      await writeFile(join(place, name), text.replaceAll(BUILD, build));
    return true;
  }
  if (!before) await writeCached(EXPORTED_CACHE, key, rendered);
  else if (JSON.stringify(before) !== JSON.stringify(rendered))
    throw new Error(
      `${page.route} differs from what an earlier build exported from the same sources. The pages depend on something that's missing from exportInputs() in lib/content/exported.ts. Add it there. Until then, delete .cache/${EXPORTED_CACHE} and build again.`,
    );
  return false;
}

/** The files of an exported page by name. Empty if Next didn't render it. */
async function filesOf(place: string, build: string): Promise<Record<string, string>> {
  const names = (await readdir(place).catch(() => [])).filter(name => FILES.test(name)).sort();
  const texts = await Promise.all(names.map(name => readFile(join(place, name), 'utf8')));
  return Object.fromEntries(
    names.map((name, index) => [name, (texts[index] ?? '').replaceAll(build, BUILD)]),
  );
}
