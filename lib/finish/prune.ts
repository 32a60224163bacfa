import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { filesBelow } from '../content/files';
import { NO_PAGE } from '../site';

/** What was removed, for the build's log. */
export interface Pruned {
  files: number;
  bytes: number;
}

/** Files of the export that nothing ever asks for, each with the reason. */
const UNUSED: readonly RegExp[] = [
  // The same bytes as the page's own index.txt, which is what the router asks for.
  /\/__next\._full\.txt$/,
  // Servers answer with 404.html; these are copies of it and the route data of a page that nobody navigates to.
  /^\/(?:_not-found|404)\//,
  // Turbopack copies the sources of a worker beside the bundle made from them.
  /^\/_next\/static\/media\/.*\.tsx?$/,
  // What a route without pages was given (lib/content/params.ts).
  new RegExp(`/${NO_PAGE}/`),
];

/** Whether a file of the export, named by the path it is served at, is never asked for. */
export function isUnused(path: string): boolean {
  return UNUSED.some(pattern => pattern.test(path));
}

/** Removes from an export what is emitted and not needed. */
export async function prune(folder: string): Promise<Pruned> {
  const unused = (await filesBelow(folder, '')).filter(file => isUnused(file.slice(folder.length)));
  let bytes = 0;
  for (const file of unused) {
    bytes += (await stat(file)).size;
    await rm(file);
  }
  // A folder that stays empty would be an address that servers forbid.
  for (const name of new Set(unused.map(file => dirname(file)))) await removeEmpty(name, folder);
  return { files: unused.length, bytes };
}

/** Removes a folder if nothing is in it any more, and then those around it, up to the export's own. */
async function removeEmpty(name: string, root: string): Promise<void> {
  if (name === root || (await readdir(name).catch(() => ['gone'])).length > 0) return;
  await rmdir(name);
  await removeEmpty(dirname(name), root);
}
