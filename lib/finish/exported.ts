import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepCached, writeCached } from '../cache';
import { EXPORTED_CACHE, exportedBefore, exportKey, type ReusablePage } from '../content/exported';

/** The files of a page in its folder: the page itself, and what the router asks for. */
const FILES = /^(?:index\.(?:html|txt)|__next\..*\.txt)$/;

/** What stands in the cache for the name of the build, which is in every page's data. */
const BUILD = '__NAME_OF_THE_BUILD__';

/**
 * Adds a page to an export when Next hasn't rendered it because an earlier build exported the same (pagesToRender); saves it
 * when Next has.
 *
 * @param folder the export
 * @param build the name of the build
 * @returns whether the page was added
 * @throws Error when the page is nowhere, or when the cache has another one for the same key
 */
export async function completePage(folder: string, page: ReusablePage, build: string): Promise<boolean> {
  const key = exportKey(page);
  if (key === undefined) return false;
  const place = join(folder, page.route);
  const before = exportedBefore(key);
  const rendered = await filesOf(place, build);
  if (before) await keepCached(EXPORTED_CACHE, key);
  if (!('index.html' in rendered)) {
    if (!before)
      throw new Error(`${page.route} has not been exported, and the cache doesn't have it either.`);
    await mkdir(place, { recursive: true });
    for (const [name, text] of Object.entries(before))
      await writeFile(join(place, name), text.replaceAll(BUILD, build));
    return true;
  }
  if (!before) await writeCached(EXPORTED_CACHE, key, rendered);
  else if (JSON.stringify(before) !== JSON.stringify(rendered))
    throw new Error(
      `${page.route} isn't what an earlier build exported from the same sources. Pages show something that exportInputs() in lib/content/exported.ts leaves out. Add it there; until then, delete .cache/${EXPORTED_CACHE} and build again.`,
    );
  return false;
}

/** The files of an exported page by name; none when Next hasn't rendered it. */
async function filesOf(place: string, build: string): Promise<Record<string, string>> {
  const names = (await readdir(place).catch(() => [])).filter(name => FILES.test(name)).sort();
  const texts = await Promise.all(names.map(name => readFile(join(place, name), 'utf8')));
  return Object.fromEntries(
    names.map((name, index) => [name, (texts[index] ?? '').replaceAll(build, BUILD)]),
  );
}
