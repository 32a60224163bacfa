import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { basePath } from '@/lib/base-path.mjs';
import { esbuildTarget } from '@/lib/build-target';
import { shortHash } from '@/lib/bundle';
import { cached, codeHash, hashOf, LARGE_MAX_AGE_MS, pruneCache } from '@/lib/cache';
import { filesBelow, writeText } from '@/lib/content/files';
import { fontPreloads, withFont } from '@/lib/finish/font';
import { finishPage, type FinishedPage } from '@/lib/finish/page';
import { minifyData } from '@/lib/finish/page-data';
import { withAbsoluteAddresses, withoutFonts } from '@/lib/finish/styles';
import { readGenerated } from '@/lib/generated';
import { inParallel } from '@/lib/in-parallel';
import { PAGE_DATA_FOLDER } from '@/lib/intent/defer';
import { twinPath } from '@/lib/markdown/path';
import { isStub } from '@/lib/output/site';
import { BOX_FILE } from '@/lib/search/files';
import { PREFETCH } from '@/lib/site';

/** The sources of the inline scripts that every page gets. The comment at the top of each file explains it. */
const LOADER = 'lib/intent/loader.js';
const TRUSTED_TYPES = 'lib/security/trusted-types.js';

/** Where finished pages are cached (lib/cache.ts). */
const FINISHED_CACHE = 'finished';

/** Placeholders in the cache for the build id, which is in every page's data, and for that data's address. */
const BUILD = '__NAME_OF_THE_BUILD__';
const DATA = '__ADDRESS_OF_THE_DATA__';

/** The number of pages to finish at a time: while esbuild minifies the data of some, others are parsed. */
const MAX_PARALLEL = 8;

type Finish = (html: string, twinOf?: { route: string; source: string }) => Promise<FinishedPage>;

/**
 * Finishes every page of an export and its style sheets, and writes the missing Markdown twins. Pages that haven't changed since an earlier build come
 * from the cache.
 */
export async function finishPages(folder: string): Promise<void> {
  const finish = await finisher(folder);
  const fonts = fontPreloads(await readFile(join(folder, 'index.html'), 'utf8'));
  await inParallel(await filesBelow(folder, '.html'), MAX_PARALLEL, async file => {
    const original = withFont(await readFile(file, 'utf8'), fonts);
    const route = `/${relative(folder, file)}`.replace(/index\.html$/, '');
    const twinFile = join(folder, twinPath(route));
    const hasTwin = !route.endsWith('/') || isStub(original) || existsSync(twinFile);
    const page = await finish(original, hasTwin ? undefined : { route, source: file });
    const data = page.data === '' ? '' : dataFile(page.data);
    if (data !== '') await writeText(join(folder, data), page.data);
    await writeFile(file, page.html.replace(DATA, `${basePath}/${data}`));
    if (page.twin !== undefined) await writeText(twinFile, page.twin);
  });
  for (const file of await filesBelow(folder, '.css'))
    await writeFile(file, withoutFonts(await readFile(file, 'utf8')));
  await pruneCache(FINISHED_CACHE, LARGE_MAX_AGE_MS);
}

const dataFile = (data: string) => `${PAGE_DATA_FOLDER}/${shortHash(data)}.js`;

/** Returns a function that finishes a page or takes it from the cache. */
async function finisher(folder: string): Promise<Finish> {
  const styles = await styleSheets(folder);
  const tools = {
    loader: await minified(LOADER),
    trustedTypes: await minified(TRUSTED_TYPES),
    dataAddress: () => DATA,
    earlyScripts: await earlyScripts(folder),
    stylesOf: (address: string) => {
      const text = styles.get(address);
      if (text === undefined) throw new Error(`${folder} has no style sheet ${address}. Build again.`);
      return text;
    },
  };
  const code = await codeHash();
  const build = await readFile('.next/BUILD_ID', 'utf8');
  return async (original, twinOf) => {
    const html = original.replaceAll(build, BUILD);
    const key = hashOf(code, tools.loader, tools.trustedTypes, tools.earlyScripts, twinOf?.route ?? '', html);
    const finished = async (text: string) => {
      const { data, ...page } = finishPage(text, tools, twinOf);
      return { ...page, data: await minifyData(data) };
    };
    const page = await cached(FINISHED_CACHE, key, () => finished(html));
    // If a policy had the hash of an inline script that differs in every build, the cached page would be wrong.
    if (page.html.includes(BUILD)) return finished(original);
    return { ...page, data: page.data.replaceAll(BUILD, build) };
  };
}

/** The style sheets of an export by address. */
async function styleSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const sheets = (await filesBelow(folder, '.css')).map(async (file): Promise<[string, string]> => {
    const address = `${basePath}/${relative(folder, file)}`;
    return [address, withAbsoluteAddresses(await readFile(file, 'utf8'), address)];
  });
  return new Map(await Promise.all(sheets));
}

/** The search box and the reader's setup, which work before the framework has loaded. */
async function earlyScripts(folder: string): Promise<string> {
  const { '': search = '' } = await readGenerated('search');
  const files = [`${search}${BOX_FILE}`, await readGenerated('setup-script')];
  return (await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))).join(' ');
}

async function minified(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    minify: true,
    target: esbuildTarget(),
    define: { BASE_PATH: JSON.stringify(`${basePath}/`), INTENT_MS: String(PREFETCH.intentMs) },
  });
  return code.trim();
}
