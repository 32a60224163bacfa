import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeHash, hashOf, hashOfFiles, readCached } from '../cache';
import { GENERATED_FOLDER, readGenerated } from '../generated';

/** Where exported pages are in the cache (lib/cache.ts): the files of a page by name, the name of the build left out. */
export const EXPORTED_CACHE = 'exported';

/**
 * The environment variable that holds exportInputs() while `next build` runs. Without it, as in development, every page is
 * rendered.
 */
export const EXPORT_INPUTS = 'EXPORT_INPUTS';

/** What pages are rendered by, besides `lib`. */
const CODE = [
  'app',
  'components',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

/**
 * Generated files that no page shows whole: a page's own part of them is in its key, and the address of the search data is
 * in scripts only.
 */
const BY_PAGE = ['content.json', 'last-updated.json', 'search.json'];

/** The routes whose pages are reused, by the folder that Next compiles them to. */
const ROUTES = { doc: 'docs/[[...slug]]', post: 'blog/[slug]' };

/** A page that may be the same as in an earlier build. */
export interface ReusablePage {
  kind: keyof typeof ROUTES;
  route: string;
  /** The key of the compiled page (page-record.ts). */
  record: string;
  /** When its file was last changed. */
  updated: string | undefined;
}

/** A fingerprint of all that pages are rendered from, but for what is in their own keys. */
export async function exportInputs(): Promise<string> {
  const content = { ...(await readGenerated('content')), pages: {} };
  const names = (await readdir(GENERATED_FOLDER))
    .filter(name => name.endsWith('.json') && !BY_PAGE.includes(name))
    .sort();
  const generated = await Promise.all(names.map(name => readFile(join(GENERATED_FOLDER, name), 'utf8')));
  // Another Node may write dates and numbers differently.
  const surroundings = [process.version, process.env.SHOW_DRAFTS];
  return hashOf(await codeHash(), await hashOfFiles(CODE), surroundings, content, names, generated);
}

/** The key of an exported page in the cache, once Next has compiled the app; undefined when nothing is reused. */
export function exportKey({ kind, route, record, updated }: ReusablePage): string | undefined {
  const inputs = process.env[EXPORT_INPUTS];
  if (inputs === undefined || inputs === '') return undefined;
  return hashOf(inputs, scriptsOf(kind), route, record, updated ?? null);
}

/** The files of a page as an earlier build has exported them. */
export function exportedBefore(key: string): Record<string, string> | undefined {
  return readCached<Record<string, string>>(EXPORTED_CACHE, key);
}

/**
 * The pages that Next has to render. The first is always among them: an export needs one, and the build sees by it whether
 * the cache is right.
 */
export function pagesToRender<Page>(pages: readonly Page[], reusable: (page: Page) => ReusablePage): Page[] {
  return pages.filter((page, index) => {
    const key = exportKey(reusable(page));
    return index === 0 || key === undefined || exportedBefore(key) === undefined;
  });
}

const scripts = new Map<string, string>();

/**
 * A fingerprint of the scripts and styles that the pages of a route name. They follow from the code, but it's Next that
 * names them.
 */
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
      `${folder}/page_client-reference-manifest.js doesn't say which scripts pages load. Has its form changed? Fix scriptsOf() in lib/content/exported.ts.`,
    );
  const found = hashOf(files, { clientModules, entryCSSFiles, entryJSFiles });
  scripts.set(kind, found);
  return found;
}
