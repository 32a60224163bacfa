import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { basePath } from '@/lib/base-path.mjs';
import { glossary } from '@/lib/content/glossary';
import { writeGenerated } from '@/lib/generated';
import type { ContentPage } from '@/lib/content/pages';
import type { SidebarItem } from '@/lib/navigation/types';
import { BOX_FILE, ENGINE_FILE } from '../files';
import type { Manifest } from '../manifest';
import { indexFiles } from './index-files';
import { records } from './records';
import { pagesOfVersion, searchPages } from './search-pages';
import { synonymPairs } from './synonyms';

/** Where the index is written, and the address it is served from. */
const FOLDER = 'public/search';
const ADDRESS = '/search/';

/** Characters of the hash in the folder's name: enough that two indexes never share one. */
const HASH_LENGTH = 10;

/** A version of the docs, as far as the search goes. */
interface Version {
  /** What the addresses of its pages begin with. */
  path: string;
  isLast: boolean;
  sidebar: SidebarItem[];
}

/**
 * Makes a search index for each version of the docs, with the blog in each, and writes it into a folder named by its content, so
 * that its files can be cached for ever, always fit each other, and never go stale. `.generated/search.json` tells the client
 * the folders.
 */
export async function writeSearchIndex(
  pages: readonly ContentPage[],
  versions: readonly Version[],
): Promise<void> {
  const scripts = [
    [ENGINE_FILE, await bundle('lib/search/worker.ts')],
    [BOX_FILE, await bundle('lib/search/box/main.ts')],
  ] as const;
  await rm(FOLDER, { recursive: true, force: true });
  const manifest: Manifest = {};
  for (const { path, isLast, sidebar } of versions) {
    const own = searchPages(pagesOfVersion(pages, path, versions), sidebar);
    const index = indexFiles(records(own), synonymPairs(await glossary()));
    const files = new Map<string, string>(scripts);
    for (const [name, content] of index) files.set(name, JSON.stringify(content));
    const folder = await writeFolder(files);
    if (versions.length > 1) manifest[path.replace(/^\/|\/$/g, '')] = folder;
    if (isLast) manifest[''] = folder;
  }
  await writeGenerated('search', manifest);
}

/** Writes files into a folder named by what is in them; gives its address. */
async function writeFolder(files: ReadonlyMap<string, string>): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = hash.digest('hex').slice(0, HASH_LENGTH);
  await mkdir(join(FOLDER, folder), { recursive: true });
  await Promise.all([...files].map(([name, content]) => writeFile(join(FOLDER, folder, name), content)));
  return `${ADDRESS}${folder}/`;
}

/**
 * A script as one file. Next would make the worker's of a loader and several chunks, which a worker fetches one after the other:
 * four round trips before the first result instead of one. The box's comes before the framework.
 */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: { 'process.env.BASE_URL': JSON.stringify(`${basePath}/`) },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
