import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { SearchPage } from '@/lib/search/build/search-pages';
import { BOX_SHAPE } from '@/lib/search/constants';
import type { Corpus } from './corpus';
import type { Opened } from './engines';

/**
 * Indexes the pages with Pagefind's default settings, and writes its files and a page with only its search.
 *
 * @param folder where to write them
 * @returns the time from the pages to the files, in ms
 * @throws Error with what Pagefind reports
 */
export async function writePagefind({ pages }: Corpus, folder: string): Promise<number> {
  const start = performance.now();
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const page of pages) check(await index.addHTMLFile({ url: page.url, content: htmlOf(page) }));
  check(await index.writeFiles({ outputPath: join(folder, 'pagefind') }));
  await close();
  const buildMs = performance.now() - start;
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ['bench/search/pagefind-page.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['./pagefind/pagefind.js'],
    outfile: join(folder, 'page.js'),
    logLevel: 'warning',
  });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Pagefind</title><input><div></div><script type="module" src="page.js"></script></html>',
  );
  return buildMs;
}

function check({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** A page's text as HTML, because Pagefind indexes finished pages. */
function htmlOf({ title, sections }: SearchPage): string {
  const parts = sections.map(({ id, heading, text }) => {
    const head = heading === '' ? '' : `<h2 id="${id}">${escape(heading)}</h2>`;
    return `${head}<p>${escape(text)}</p>`;
  });
  return `<!doctype html><html lang="en"><head><title>${escape(title)}</title></head><body><h1>${escape(title)}</h1>${parts.join('')}</body></html>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Opens Pagefind's page in a browser, which it needs for its index. */
export async function openPagefind(browser: Browser, url: string): Promise<Opened> {
  const page = await browser.newPage();
  await page.goto(url);
  return {
    read: [],
    ask: query =>
      page.evaluate(([asked, most]) => window.askPagefind(asked, most), [query, BOX_SHAPE.limit] as const),
  };
}

/** The page's window, to which pagefind-page.ts adds its search. */
declare const window: Window & { askPagefind(query: string, most: number): Promise<string[]> };
