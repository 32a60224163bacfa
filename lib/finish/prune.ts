import { readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { filesBelow } from '../content/files';
import { NO_PAGE } from '../site';

/** What was removed, for the build's log. */
export interface Pruned {
  files: number;
  bytes: number;
}

/** Files of the export that are never requested, with the reason. */
const UNUSED: readonly RegExp[] = [
  // Identical to the page's own index.txt, which the router requests.
  /\/__next\._full\.txt$/,
  // Servers respond with 404.html. These are copies of it, and the route data of a page that nobody navigates to.
  /^\/(?:_not-found|404)\//,
  // Turbopack copies a worker's sources next to its bundle.
  /^\/_next\/static\/media\/.*\.tsx?$/,
  // Maps of styles: the styles are short, and nobody debugs them in the browser.
  /^\/_next\/static\/chunks\/.*\.css\.map$/,
  // The placeholder page of a route without pages (lib/content/params.ts).
  new RegExp(`/${NO_PAGE}/`),
];

/** Whether a file in the export is never requested. `path` is the path that it's served at. */
export function isUnused(path: string): boolean {
  return UNUSED.some(pattern => pattern.test(path));
}

/** The line of a style sheet that names its map. Every page would download it. */
const STYLE_MAP = /\s*\/\*# sourceMappingURL=\S+\.css\.map\*\/\s*$/;

/** Removes files from an export that aren't needed, and the lines of style sheets that name a map. */
export async function prune(folder: string): Promise<Pruned> {
  const unused = (await filesBelow(folder, '')).filter(file => isUnused(file.slice(folder.length)));
  let bytes = 0;
  for (const file of unused) {
    bytes += (await stat(file)).size;
    await rm(file);
  }
  // Servers would respond with 403 to an empty folder's address.
  for (const name of new Set(unused.map(file => dirname(file)))) await removeEmpty(name, folder);
  for (const file of (await filesBelow(folder, '')).filter(name => name.endsWith('.css'))) {
    const styles = await readFile(file, 'utf8');
    if (STYLE_MAP.test(styles)) await writeFile(file, styles.replace(STYLE_MAP, ''));
  }
  return { files: unused.length, bytes };
}

/** Removes a folder if it's empty, and then its parents up to the export's folder. */
async function removeEmpty(name: string, root: string): Promise<void> {
  if (name === root || (await readdir(name).catch(() => ['gone'])).length > 0) return;
  await rmdir(name);
  await removeEmpty(dirname(name), root);
}
