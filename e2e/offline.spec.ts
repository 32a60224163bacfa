import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect as impatient, type Page } from '@playwright/test';
import { OwnServer, SMALL_SITE, smallDeployment } from './support/deployments';
import { exportedHtml, TEST_SITE } from './support/site';

/** Every test has its own server, which it can stop, with a small deployment. */
const test = base.extend<{ server: OwnServer; deployment: string }>({
  deployment: async ({}, provide) => {
    await provide(await smallDeployment());
  },
  server: async ({ deployment }, provide) => {
    const server = new OwnServer();
    await server.serve(deployment);
    await provide(server);
    await server.stop();
  },
});
test.setTimeout(180_000);
const expect = impatient.configure({ timeout: 20_000 });

/** Writing to the browser's storage may be slow on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Read offline' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await openDialog(page);
  await dialog(page)
    .getByRole('button', { name: /^Save [\d.]+ MB$/ })
    .click();
  await expect(dialog(page).getByText('Every page opens without a network')).toBeVisible(PATIENCE);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
}

const leftOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('nothing is fetched or stored until the reader saves the site', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}docs/`);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(asked.filter(path => /offline\.json|sw\.js/.test(path))).toEqual([]);
  await openDialog(page);
  await expect(dialog(page).getByText(/They take up [\d.]+ MB\.$/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await leftOnDevice(page)).toEqual({ caches: [], workers: 0 });
});

test("saved pages open, look, and search the same without a network, until they're removed", async ({
  page,
  server,
  deployment,
}) => {
  await page.goto(`${server.url}docs/`);
  await save(page);
  await server.stop();

  await page.goto(`${server.url}docs/tour/budget/`);
  await expect(title(page)).toBeVisible();
  // Only readers with a setup load this script.
  const [script] = readdirSync(join(TEST_SITE, 'setup'));
  expect(await page.evaluate(async path => (await fetch(path)).ok, `/setup/${script}`)).toBe(true);
  const picture = page.getByRole('main').locator('img:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');

  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Frequently Asked Questions' })
    .click();
  await expect(title(page)).toHaveText('Frequently Asked Questions');

  await page.locator('[data-search-field]').fill('reconciliation');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.locator('[data-search-field]').press('Enter');
  await expect(page).toHaveURL(/\/docs\/accounts\/reconciliation\//);
  await expect(title(page)).toHaveText(/Reconcil/);

  await page.goto(`${server.url}blog/release-25.10.0/?from=feed#top`);
  await expect(title(page)).toHaveText('Release 25.10.0');
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const answer = await page.goto(`${server.url}docs/no-such-page/`);
  expect(answer?.status()).toBe(503);
  await expect(title(page)).toHaveText('You’re offline');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  await page.getByRole('link', { name: 'Read the saved docs' }).click();
  await expect(title(page)).toHaveText('Introduction');

  await openDialog(page);
  await expect(dialog(page).getByText('can’t check for a newer edition')).toBeVisible();
  await server.serve(deployment);
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page).getByRole('button', { name: /^Save/ })).toBeVisible(PATIENCE);
  expect(await leftOnDevice(page)).toEqual({ caches: [], workers: 0 });
});

test('a new deployment is visible right away, is offered as an update, and never mixes with saved pages', async ({
  page,
  server,
}) => {
  const next = await smallDeployment({
    'docs/faq/index.html': exportedHtml('/docs/faq/', TEST_SITE).replace(
      '>Frequently Asked Questions</h1>',
      '>Newer questions</h1>',
    ),
    'docs/schedules/index.html': exportedHtml('/docs/schedules/', TEST_SITE).replace(
      '>Schedules</h1>',
      '>Newer schedules</h1>',
    ),
  });
  const titleAt = async (path: string) => {
    await page.goto(`${server.url}${path}`);
    return title(page).textContent();
  };
  await page.goto(`${server.url}docs/`);
  await save(page);

  await server.serve(next);
  expect(await titleAt('docs/faq/')).toBe('Newer questions');
  await server.stop();
  // Pages of the newer deployment aren't saved, so the saved edition stays complete.
  expect(await titleAt('docs/faq/')).toBe('Frequently Asked Questions');
  expect(await titleAt('docs/schedules/')).toBe('Schedules');

  await server.serve(next);
  await page.goto(`${server.url}docs/`);
  await openDialog(page);
  await expect(dialog(page).getByText(/There’s a newer edition\. [\d.]+ MB of it is new/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Update' })).toHaveCount(0);
  await expect(dialog(page).getByText('Every page opens without a network')).toBeVisible(PATIENCE);
  expect((await leftOnDevice(page)).caches).toHaveLength(1);
  await server.stop();
  expect(await titleAt('docs/faq/')).toBe('Newer questions');
  expect(await titleAt('docs/schedules/')).toBe('Newer schedules');
});

test('a deployment while pages are being saved is detected, and no mix is marked as complete', async ({
  page,
  server,
  deployment,
}) => {
  const next = await smallDeployment({
    'docs/faq/index.html': exportedHtml('/docs/faq/', TEST_SITE).replace('</h1>', '!</h1>'),
  });
  const old = readFileSync(`${deployment}/offline.json`, 'utf8');
  await server.serve(next);
  await page.goto(`${server.url}docs/`);
  let lists = 0;
  // The list is requested when the dialog opens and when saving starts. Both times, this returns the old one.
  await page.route('**/offline.json', route =>
    ++lists <= 2 ? route.fulfill({ body: old, contentType: 'application/json' }) : route.continue(),
  );
  await openDialog(page);
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(dialog(page).getByText('updated in the meantime')).toBeVisible(PATIENCE);
  expect((await leftOnDevice(page)).workers).toBe(0);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText('Every page opens without a network')).toBeVisible(PATIENCE);
});

test('a network failure is shown, and the next attempt only fetches the rest', async ({ page, server }) => {
  await page.goto(`${server.url}docs/`);
  let fetched = 0;
  const isPage = (path: string) => path.startsWith('/docs/') && path.endsWith('/');
  page.on('request', request => {
    if (
      request.method() === 'GET' &&
      request.resourceType() === 'fetch' &&
      isPage(new URL(request.url()).pathname)
    )
      fetched += 1;
  });
  await page.route('**/search/*/engine.js', route => route.abort());
  await openDialog(page);
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(dialog(page).getByText('The connection failed')).toBeVisible(PATIENCE);
  const first = fetched;
  expect(first).toBe(SMALL_SITE.filter(path => path.startsWith('docs')).length);
  await page.unroute('**/search/*/engine.js');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText('Every page opens without a network')).toBeVisible(PATIENCE);
  expect(fetched).toBe(first);
});

test('saving can be stopped, and nothing remains', async ({ page, server }) => {
  await page.goto(`${server.url}docs/`);
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/docs/**', async route => {
    await held;
    await route.continue().catch(() => {});
  });
  await openDialog(page);
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Saved' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(dialog(page).getByRole('button', { name: /^Save/ })).toBeVisible();
  await expect.poll(() => leftOnDevice(page)).toEqual({ caches: [], workers: 0 });
});

/**
 * Opens the docs in a browser that asks the reader for permission to store data permanently, as Firefox does, and gets no answer.
 */
async function openDocsWherePersistingWaits(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => new Promise(() => {});
  });
  await page.goto(`${url}docs/`);
}

test("saving doesn't wait for permission to store data permanently, and explains the prompt", async ({
  page,
  server,
}) => {
  await openDocsWherePersistingWaits(page, server.url);
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/docs/**', async route => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(dialog(page).getByText('Your browser may ask')).toBeVisible();
  release();
  await expect(dialog(page).getByText('Every page opens without a network')).toBeVisible(PATIENCE);
});

test("the dialog shows that it's waiting for the list of pages, and Stop cancels it", async ({
  page,
  server,
}) => {
  await openDocsWherePersistingWaits(page, server.url);
  await openDialog(page);
  await expect(dialog(page).getByRole('button', { name: /^Save/ })).toBeVisible();
  let asked = 0;
  await page.route('**/offline.json', route => ((asked += 1) === 1 ? undefined : route.continue()));
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(dialog(page).getByText('Waiting for the list of pages')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(dialog(page).getByRole('button', { name: /^Save/ })).toBeVisible();
  expect(await leftOnDevice(page)).toEqual({ caches: [], workers: 0 });
});

test('a browser without service workers says that it can’t save pages', async ({ page, server }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.goto(`${server.url}docs/`);
  await openDialog(page);
  await expect(dialog(page).getByText('can’t save pages')).toBeVisible();
});

test('a full device and blocked storage have clear messages', async ({ page, server }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  });
  await page.goto(`${server.url}docs/`);
  await openDialog(page);
  await dialog(page).getByRole('button', { name: /^Save/ }).click();
  await expect(dialog(page).getByText('doesn’t have enough space')).toBeVisible();

  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
  });
  await page.reload();
  await openDialog(page);
  await expect(dialog(page).getByText('can’t save pages')).toBeVisible();
});
