import { spawn, type ChildProcess } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';
import { copyProject } from '../../scripts/project-copy';
import { main } from '../../scripts/steps';
import { memoryOf } from '../peers/process-tree';

/** The copy of the project to edit, and the port to serve it on. */
const FOLDER = '.bench/dev';
const PORT = 3456;
const SITE = `http://localhost:${PORT}`;

/** The time limit for everything, in ms. */
const LIMIT_MS = 120_000;

/** The pages to open before memory is measured, in two rounds. */
const PAGES = 100;

const rows: [what: string, seen: string, limit: string][] = [];

/**
 * `npm run bench:dev`: measures how fast `npm run dev` shows what an author saves. It edits a copy of the project and observes it
 * in a browser, without reloading, and prints a table.
 */
main(async () => {
  await copyProject(FOLDER);
  for (const name of ['.cache', '.contentlayer', '.generated', '.next'])
    await cp(name, join(FOLDER, name), { recursive: true }).catch(() => undefined);
  // One round without measuring, to warm up.
  await withDev(async () => undefined);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const start = performance.now();
  try {
    await withDev(async dev => {
      record('first page, warm', performance.now() - start, 20);
      const page = await browser.newPage();
      const failed: string[] = [];
      page.on('response', response => {
        if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`);
      });
      await edits(page);
      rows.push(['responses with status 500', failed.length === 0 ? 'none' : failed.join(', '), 'none']);
      await memory(dev);
    });
  } finally {
    // Otherwise, an error would leave it running, and this process would wait for it.
    await browser.close();
  }
  await rm(FOLDER, { recursive: true, force: true });
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
});

/** What authors do, each measured from saving the file until the change is visible. */
async function edits(page: Page): Promise<void> {
  const shown = (text: string, selector = 'body') =>
    page.locator(selector, { hasText: text }).first().waitFor({ state: 'attached', timeout: LIMIT_MS });
  const at = async (path: string) => {
    await page.goto(SITE + path, { timeout: LIMIT_MS });
    // The framework has to be loaded to receive updates.
    await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: LIMIT_MS });
  };

  await at('/docs/faq/');
  for (const time of ['first', 'second', 'third'])
    await measure(`a paragraph, the ${time} time`, 1, async () => {
      await edit('docs/faq.mdx', text => `${text}\nA paragraph for the ${time} time.\n`);
      await shown(`A paragraph for the ${time} time.`, 'article');
    });
  const alert = page.getByRole('alert').filter({ hasText: '/docs/nowhere/' });
  const mistake = '\nSee [it](/docs/nowhere/).\n';
  await measure('a mistake, on the page', 10, async () => {
    await edit('docs/faq.mdx', text => `${text}${mistake}`);
    await alert.waitFor({ timeout: LIMIT_MS });
  });
  await measure('the error, fixed', 10, async () => {
    await edit('docs/faq.mdx', text => text.replace(mistake, ''));
    await alert.waitFor({ state: 'detached', timeout: LIMIT_MS });
  });
  await measure('a title', 3, async () => {
    await edit('docs/faq.mdx', text => text.replace(/^title: .*$/m, 'title: Questions People Ask'));
    await shown('Questions People Ask', 'h1');
  });
  await measure('a label of the sidebar', 3, async () => {
    await edit('sidebar.yml', text => text.replace(/^(\s*- category: ).*$/m, '$1A New Label'));
    await shown('A New Label', 'nav');
  });
  await measure('a new page', 3, async () => {
    await writeFile(
      join(FOLDER, 'content/docs/brand-new.mdx'),
      '---\ntitle: Brand New\ndescription: A page that was not there a moment ago, for the measurement of the development server.\nkeywords: [new]\nsidebar: false\n---\n\nHere it is.\n',
    );
    await opens(page, '/docs/brand-new/', 'Here it is.');
  });
  await measure('a renamed page', 3, async () => {
    await rename(join(FOLDER, 'content/docs/brand-new.mdx'), join(FOLDER, 'content/docs/renamed.mdx'));
    await edit('redirects.yml', text => `${text}\n- from: /docs/brand-new/\n  to: /docs/renamed/\n`);
    await opens(page, '/docs/renamed/', 'Here it is.');
  });
  await measure('its redirect', 3, async () => {
    await page.goto(`${SITE}/docs/brand-new/`);
    await page.waitForURL('**/docs/renamed/', { timeout: LIMIT_MS });
  });
}

/** Opens an address that may not exist yet, like an author who waits for it. */
async function opens(page: Page, path: string, text: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (performance.now() < deadline) {
    // When the page appears, the server reloads it, which cancels a navigation that has just started.
    await page.goto(SITE + path, { timeout: LIMIT_MS }).catch(() => undefined);
    const found = await page
      .locator('article', { hasText: text })
      .waitFor({ timeout: 200 })
      .then(
        () => true,
        () => false,
      );
    if (found) return;
  }
  throw new Error(`${path} does not show "${text}".`);
}

/** Opens many pages twice, and measures the memory of the server and all its processes. */
async function memory(dev: ChildProcess): Promise<void> {
  const paths = [...(await (await fetch(`${SITE}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .slice(0, PAGES);
  for (const round of ['once', 'twice']) {
    for (const path of paths) await (await fetch(SITE + path)).text();
    const bytes = await memoryOf(dev.pid ?? 0);
    rows.push([`memory after ${paths.length} pages ${round}`, `${(bytes / 1e9).toFixed(2)} GB`, '1.5 GB']);
  }
}

/** Runs `npm run dev` in the copy while the work runs, which starts when the first page has been served. */
async function withDev(work: (dev: ChildProcess) => Promise<unknown>): Promise<void> {
  const dev = spawn('npm', ['run', 'dev', '--', '--port', String(PORT)], {
    cwd: FOLDER,
    env: { ...process.env, PWD: join(process.cwd(), FOLDER), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  try {
    const deadline = performance.now() + LIMIT_MS * 3;
    while ((await fetch(SITE).catch(() => undefined))?.status !== 200) {
      if (dev.exitCode !== null || performance.now() > deadline)
        throw new Error('npm run dev shows nothing.');
      await new Promise(done => setTimeout(done, 100));
    }
    await work(dev);
  } finally {
    // npm doesn't forward signals, so this kills its whole process group.
    if (dev.exitCode === null && dev.pid !== undefined) {
      process.kill(-dev.pid);
      await new Promise(done => dev.on('exit', done));
    }
  }
}

async function measure(what: string, limit: number, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  record(what, performance.now() - start, limit);
}

function record(what: string, ms: number, limit: number): void {
  rows.push([what, `${(ms / 1000).toFixed(1)} s`, `${limit} s`]);
  console.log(`  ${what}: ${(ms / 1000).toFixed(1)} s`);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(FOLDER, 'content', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}
