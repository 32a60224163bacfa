import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBindings, minify } from 'next/dist/build/swc/index.js';
import { bundle, minifyStyles, shortHash } from '@/lib/bundle';
import { readYaml, writeText } from '@/lib/content/files';
import { glossary } from '@/lib/content/glossary';
import { writeGenerated } from '@/lib/generated';
import { QUESTIONS_FILE, readQuestions } from '@/lib/content/questions';
import type { LinkTargets } from '@/lib/content/links';
import type { ContentPage } from '@/lib/content/pages';
import { packagesFolder } from '@/lib/packages-folder.mjs';
import type { SidebarItem } from '@/lib/navigation/types';
import { BOX_FILE, ENGINE_FILE, PAGE_FILE } from '../files';
import type { Manifest, VersionChoice } from '../manifest';
import type { PopularQuestion } from '../popular';
import { indexFiles } from './index-files';
import { records } from './records';
import { pagesOfVersion, searchPages } from './search-pages';
import { POPULAR_FILE, readPopular, readSynonyms, SYNONYMS_FILE } from './search-data';
import { synonymPairs } from './synonyms';

/** Where the index is written, and the address that it's served from. */
const FOLDER = 'public/search';
const ADDRESS = '/search/';

/**
 * Names of the engine's own fields and methods, which don't appear in any file, message, or string. (A group's name, such as `list`,
 * is looked up by a string.) The scripts shorten them, so the worker is smaller.
 */
const INTERNAL_NAMES = `
  addMetadata addName addTexts addWords asked complete compound count coverage distance end expansions factor finish
  firstSection fit formsOf group headingCoverage inName inTitle isList isPrefix knows loaded marks missing nameWeights names
  needed needs opening optional ownShare pageOf pagesByWord parts phrases quality rank ranked record relevance required score
  section sectionCoverage slots start startingWith starts stop suggest synonym term termSet terms titleWords typed weak weight
  weights word worth
`;

// cspell:ignore fastupdate
/** Options and methods of flexsearch that only its own code uses. */
const FLEXSEARCH_NAMES = `
  addFilter addMapper addMatcher addReplacer addStemmer bidirectional cache cleanup contain control ctx encoder exclude letter
  preset punctuation reg resolution rtl symbol dedupe depth fastupdate finalize mapper matcher maxlength minlength numeric
  prepare replacer stemmer tokenize
`;

/** A version of the docs, with what the search needs. */
interface Version {
  /** The prefix of its pages' addresses. */
  path: string;
  /** Its label for readers. */
  label: string;
  isLast: boolean;
  sidebar: SidebarItem[];
}

/**
 * Creates a search index for each version of the docs, each including the blog, and writes it to a folder named after a hash of
 * its content. That way, the files can be cached forever and always match each other. `.generated/search.json` lists the folders
 * for the client.
 *
 * @param targets the pages that popular questions may link to
 */
export async function writeSearchIndex(
  pages: readonly ContentPage[],
  versions: readonly Version[],
  targets: LinkTargets,
): Promise<void> {
  const more = readSynonyms(await readYaml(SYNONYMS_FILE));
  const synonyms = [...synonymPairs(await glossary()), ...more.synonyms];
  const popular = readPopular(await readYaml(POPULAR_FILE), targets);
  const { questions } = readQuestions(await readYaml(QUESTIONS_FILE), targets);
  const scripts = await bundleScripts(popular.questions);
  await rm(FOLDER, { recursive: true, force: true });
  const manifest: Manifest = {};
  for (const { path, isLast, sidebar } of versions) {
    const own = searchPages(pagesOfVersion(pages, path, versions), sidebar, questions);
    const index = indexFiles(records(own), synonyms);
    const files = new Map<string, string>(scripts);
    for (const [name, content] of index) files.set(name, JSON.stringify(content));
    const folder = await writeFolder(files);
    if (versions.length > 1) manifest[keyOf(path)] = folder;
    if (isLast) manifest[''] = folder;
  }
  await writeGenerated('search', manifest);
  await writeGenerated('popular', popular.questions);
  const choices = versions.map(({ path, label, isLast }): VersionChoice => ({
    key: isLast ? '' : keyOf(path),
    label,
  }));
  await writeGenerated('search-versions', choices);
}

/** The scripts of the search by file name: the worker, the box, and the search page. */
async function bundleScripts(questions: readonly PopularQuestion[]): Promise<[string, string][]> {
  const texts = async (styles: string) => ({
    POPULAR_QUESTIONS: JSON.stringify(questions),
    STYLES: await minifyStyles(styles),
  });
  return [
    [ENGINE_FILE, await searchScript('lib/search/worker.ts')],
    [BOX_FILE, await searchScript('lib/search/box/main.ts', await texts('lib/search/box/panel.css'))],
    [PAGE_FILE, await searchScript('lib/search/page/main.ts', await texts('lib/search/page/results.css'))],
  ];
}

/** A version's path without the surrounding slashes, as in addresses of the search page. */
const keyOf = (path: string) => path.replace(/^\/|\/$/g, '');

/** Writes files to a folder named after a hash of their content, and returns its address. */
async function writeFolder(files: ReadonlyMap<string, string>): Promise<string> {
  const folder = shortHash(...[...files].flat());
  await Promise.all([...files].map(([name, content]) => writeText(join(FOLDER, folder, name), content)));
  return `${ADDRESS}${folder}/`;
}

/** Bundles a search script and shortens the names of its fields. */
async function searchScript(entry: string, texts: Readonly<Record<string, string>> = {}): Promise<string> {
  const names = `${INTERNAL_NAMES} ${FLEXSEARCH_NAMES}`.trim().split(/\s+/);
  const script = await bundle(entry, texts, {
    mangleProps: new RegExp(`^(?:${names.join('|')})$`),
    // The light build has everything that we use of flexsearch at a quarter of its size.
    alias: { flexsearch: join(packagesFolder, 'flexsearch/dist/flexsearch.light.module.min.js') },
  });
  return shorten(script);
}

/** Minifies a script with Next's minifier, which also merges functions and removes unused properties. The result is a tenth smaller than esbuild's. */
async function shorten(script: string): Promise<string> {
  await loadBindings();
  // Statements that aren't joined with commas compress better.
  const compress = { passes: 3, sequences: false };
  const { code } = await minify(script, { compress, mangle: true, module: false });
  return code;
}
