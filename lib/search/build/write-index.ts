import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { basePath } from '@/lib/base-path.mjs';
import { esbuildTarget } from '@/lib/build-target';
import { readYaml } from '@/lib/content/files';
import { glossary } from '@/lib/content/glossary';
import { writeGenerated } from '@/lib/generated';
import type { LinkTargets } from '@/lib/content/links';
import type { ContentPage } from '@/lib/content/pages';
import { packagesFolder } from '@/lib/packages-folder.mjs';
import type { SidebarItem } from '@/lib/navigation/types';
import { BOX_FILE, ENGINE_FILE } from '../files';
import type { Manifest, VersionChoice } from '../manifest';
import type { PopularQuestion } from '../popular';
import { indexFiles } from './index-files';
import { records } from './records';
import { pagesOfVersion, searchPages } from './search-pages';
import { POPULAR_FILE, readPopular, readSynonyms, SYNONYMS_FILE } from './search-data';
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
  /** How readers see it. */
  label: string;
  isLast: boolean;
  sidebar: SidebarItem[];
}

/**
 * Makes a search index for each version of the docs, with the blog in each, and writes it into a folder named by its content, so
 * that its files can be cached forever, always fit each other, and never go stale. `.generated/search.json` tells the client
 * the folders.
 *
 * @param targets where the popular questions may lead
 */
export async function writeSearchIndex(
  pages: readonly ContentPage[],
  versions: readonly Version[],
  targets: LinkTargets,
): Promise<void> {
  const more = readSynonyms(await readYaml(SYNONYMS_FILE));
  const synonyms = [...synonymPairs(await glossary()), ...more.synonyms];
  const popular = readPopular(await readYaml(POPULAR_FILE), targets);
  const scripts = [
    [ENGINE_FILE, await bundle('lib/search/worker.ts', popular.questions)],
    [BOX_FILE, await bundle('lib/search/box/main.ts', popular.questions)],
  ] as const;
  await rm(FOLDER, { recursive: true, force: true });
  const manifest: Manifest = {};
  for (const { path, isLast, sidebar } of versions) {
    const own = searchPages(pagesOfVersion(pages, path, versions), sidebar);
    const index = indexFiles(records(own), synonyms);
    const files = new Map<string, string>(scripts);
    for (const [name, content] of index) files.set(name, JSON.stringify(content));
    const folder = await writeFolder(files);
    if (versions.length > 1) manifest[keyOf(path)] = folder;
    if (isLast) manifest[''] = folder;
  }
  await writeGenerated('search', manifest);
  const choices = versions.map(({ path, label, isLast }): VersionChoice => ({
    key: isLast ? '' : keyOf(path),
    label,
  }));
  await writeGenerated('search-versions', choices);
}

/** A version's path without the slashes around it, as addresses of the search page have it. */
const keyOf = (path: string) => path.replace(/^\/|\/$/g, '');

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
async function bundle(entry: string, popular: readonly PopularQuestion[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target: esbuildTarget(),
    // licenses.txt passes the licenses on.
    legalComments: 'none',
    // The light build has all that is used of flexsearch, a quarter of the whole.
    alias: { flexsearch: join(packagesFolder, 'flexsearch/dist/flexsearch.light.module.min.js') },
    define: {
      'process.env.BASE_URL': JSON.stringify(`${basePath}/`),
      'process.env.POPULAR_QUESTIONS': JSON.stringify(JSON.stringify(popular)),
    },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
