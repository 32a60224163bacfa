import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { touchCached, writeCached } from '../cache';
import { readGenerated } from '../generated';
import { EXPORTED_CACHE, exportedBefore, exportKey, type ReusablePage } from '../content/exported';

/** The files of a page in its folder: the page itself, and the files that the router requests. */
const FILES = /^(?:index\.(?:html|txt)|__next\..*\.txt)$/;

/** A name that is in every page and different in every build, and its placeholder in cached pages. */
type Placeholder = readonly [name: string, placeholder: string];

/** The build id is in every page's data, and the folders of the search index are in an inline script. */
async function placeholders(build: string): Promise<Placeholder[]> {
  const folders = [...new Set(Object.values(await readGenerated('search')))];
  return [
    [build, '__NAME_OF_THE_BUILD__'],
    ...folders.map((folder, index): Placeholder => [folder, `__FOLDER_OF_THE_SEARCH_${index}__`]),
  ];
}

/**
 * Completes a page in the export: copies it from the cache if Next didn't render it (pagesToRender), or else saves it in the
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
  const names = await placeholders(build);
  const rendered = await filesOf(place, names);
  if (before) await touchCached(EXPORTED_CACHE, key);
  if (!('index.html' in rendered)) {
    if (!before) throw new Error(`${page.route} wasn't exported and isn't in the cache.`);
    await mkdir(place, { recursive: true });
    for (const [name, text] of Object.entries(before))
      await writeFile(
        join(place, name),
        names.reduce((all, [own, placeholder]) => all.replaceAll(placeholder, own), text),
      );
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
async function filesOf(place: string, placeholders: readonly Placeholder[]): Promise<Record<string, string>> {
  const files = (await readdir(place).catch(() => [])).filter(name => FILES.test(name)).sort();
  const texts = await Promise.all(files.map(name => readFile(join(place, name), 'utf8')));
  return Object.fromEntries(
    files.map((name, index) => [
      name,
      placeholders.reduce(
        (text, [own, placeholder]) => text.replaceAll(own, placeholder),
        texts[index] ?? '',
      ),
    ]),
  );
}
