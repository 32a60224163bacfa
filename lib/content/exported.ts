import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeHash, hashOf, hashOfFiles, readCached } from '../cache';
import { GENERATED_FOLDER, readGenerated } from '../generated';

/** Where exported pages are cached (lib/cache.ts): each page's files by name, without the build id. */
export const EXPORTED_CACHE = 'exported';

/**
 * The environment variable that holds exportInputs() while `next build` runs. Without it, as in development, every page is
 * rendered.
 */
export const EXPORT_INPUTS = 'EXPORT_INPUTS';

/** The code that renders pages, besides `lib`. */
const CODE = [
  'app',
  'components',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

/**
 * Generated files that are left out of the hash below. The parts that a page uses are in the page's own key, and cached pages
 * have placeholders for the search index's folders (lib/finish/exported.ts).
 */
const BY_PAGE = ['content.json', 'last-updated.json', 'search.json'];

/** The routes whose pages are reused, by the folder that Next compiles them to. */
const ROUTES = { doc: 'docs/[[...slug]]', post: 'blog/[slug]' };

/** A page that may be unchanged since an earlier build. */
export interface ReusablePage {
  kind: keyof typeof ROUTES;
  route: string;
  /** The key of the compiled page (page-record.ts). */
  record: string;
  /** When its file was last changed. */
  updated: string | undefined;
}

/** A hash of everything that pages are rendered from, except what is in their own keys. */
export async function exportInputs(): Promise<string> {
  const content = { ...(await readGenerated('content')), pages: {} };
  const names = (await readdir(GENERATED_FOLDER))
    .filter(name => name.endsWith('.json') && !BY_PAGE.includes(name))
    .sort();
  const generated = await Promise.all(names.map(name => readFile(join(GENERATED_FOLDER, name), 'utf8')));
  // Another version of Node may format dates and numbers differently.
  const surroundings = [process.version, process.env.SHOW_DRAFTS];
  return hashOf(await codeHash(), await hashOfFiles(CODE), surroundings, content, names, generated);
}

/** The key of an exported page in the cache, once Next has compiled the app. Undefined when nothing can be reused. */
export function exportKey({ kind, route, record, updated }: ReusablePage): string | undefined {
  const inputs = process.env[EXPORT_INPUTS];
  if (inputs === undefined || inputs === '') return undefined;
  return hashOf(inputs, scriptsOf(kind), route, record, updated ?? null);
}

/** The files of a page from an earlier build. */
export function exportedBefore(key: string): Record<string, string> | undefined {
  return readCached<Record<string, string>>(EXPORTED_CACHE, key);
}

/**
 * The pages that Next has to render. The first page is always rendered: an export needs at least one page, and the build compares
 * it with the cache.
 */
export function pagesToRender<Page>(pages: readonly Page[], reusable: (page: Page) => ReusablePage): Page[] {
  return pages.filter((page, index) => {
    const key = exportKey(reusable(page));
    return index === 0 || key === undefined || exportedBefore(key) === undefined;
  });
}

const scripts = new Map<string, string>();

/** A hash of the scripts and styles that a route's pages load. They depend on the code, but Next chooses their names. */
function scriptsOf(kind: ReusablePage['kind']): string {
  const known = scripts.get(kind);
  if (known !== undefined) return known;
  const folder = join('.next/server/app', ROUTES[kind]);
  const files = ['build-manifest', 'next-font-manifest', 'react-loadable-manifest'].map(name =>
    readFileSync(join(folder, 'page', `${name}.json`), 'utf8'),
  );
  const manifest = readFileSync(join(folder, 'page_client-reference-manifest.js'), 'utf8');
  const [, json = '{}'] = /"\] = (\{.*\})/s.exec(manifest) ?? [];
  const { clientModules, entryCSSFiles, entryJSFiles } = JSON.parse(json) as Record<string, unknown>;
  if (!clientModules || !entryCSSFiles || !entryJSFiles)
    throw new Error(
      `${folder}/page_client-reference-manifest.js doesn't list the scripts of its pages. Its format may have changed. Update scriptsOf() in lib/content/exported.ts.`,
    );
  const found = hashOf(files, { clientModules, entryCSSFiles, entryJSFiles });
  scripts.set(kind, found);
  return found;
}
