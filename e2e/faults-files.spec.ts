import type { Page } from '@playwright/test';
import { breakFiles, FAULTS, holdFiles } from './support/faults';
import { expect, hydrated, test } from './support/site';

/** Far more than a page may ask for one thing: beyond it something goes in circles. */
const LOOP = 8;

test.use({ makesFaults: true });

const field = (page: Page) => page.locator('[data-search-field]');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page still reads and leads on. */
async function goesOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sidebar(page).getByRole('link', { name: 'Schedules', exact: true }).click();
  await expect(title(page)).toHaveText('Schedules');
}

/**
 * The files of the search, in the order in which it needs them, each with one fault. How the search takes every fault of every
 * file of its index is tested in __tests__/search/files.test.ts.
 */
const SEARCH_FAULTS = [
  ['box script', /\/search\/\w+\/box\.js/, 'missing'],
  ['worker', /\/search\/\w+\/engine\.js/, 'failing'],
  ['index', /\/search\/\w+\/search-index\.json/, 'truncated'],
  ['words', /\/search\/\w+\/words-\d+\.json/, 'lost'],
  ['texts', /\/search\/\w+\/texts-\d+\.json/, 'missing'],
] as const;

for (const [file, pattern, fault] of SEARCH_FAULTS) {
  test(`search, ${fault} ${file}: it answers or says that it cannot, and stops trying`, async ({ page }) => {
    const requests = await breakFiles(page, pattern, FAULTS[fault]);
    await page.goto('docs/');
    await field(page).pressSequentially('reconcile the balance');
    const told = page.getByRole('alert').filter({ hasText: 'couldn’t load the search' });
    // Without its script the box is a plain form, and Enter leads to the search page.
    if (file === 'box script') await page.keyboard.press('Enter');
    else await expect(told.or(page.getByRole('option').first())).toBeVisible();
    if (file === 'box script') await expect(page).toHaveURL(/\/search\/\?q=reconcile/);
    expect(requests()).toBeLessThan(LOOP * (file === 'texts' || file === 'words' ? 8 : 1));
    if (file !== 'box script') await goesOn(page);
  });
}

for (const [file, pattern] of SEARCH_FAULTS.filter(([name]) => name === 'box script' || name === 'index')) {
  test(`search, slow ${file}: the page can be read meanwhile, and the answer follows`, async ({ page }) => {
    const release = await holdFiles(page, pattern);
    await page.goto('docs/');
    await field(page).pressSequentially('reconcile the balance');
    await expect(title(page)).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    release();
    await field(page).focus();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

for (const [name, fault] of [
  ['truncated', FAULTS.truncated],
  ['slow', async () => {}],
] as const) {
  test(`${name} pictures leave their text and their place, and are requested once`, async ({ page }) => {
    const requests = await breakFiles(page, '**/screenshots/*.webp', fault);
    await page.goto('docs/tour/budget/', { waitUntil: 'domcontentloaded' });
    const picture = page.getByRole('main').locator('img:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(requests).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('alt', /\w+/);
    expect((await picture.boundingBox())?.height).toBeGreaterThan(50);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await goesOn(page);
    expect(before).toBeGreaterThan(800);
    expect(requests()).toBeLessThan(60);
  });
}

for (const name of ['missing', 'truncated'] as const) {
  test(`${name} styles: the text is there, in order, and links work`, async ({ page }) => {
    await breakFiles(page, '**/*.css', FAULTS[name]);
    await page.goto('docs/faq/');
    await expect(title(page)).toHaveText('Frequently Asked Questions');
    await goesOn(page);
  });
}

test('slow page data: the old page stays usable, and another link is not kept waiting behind it', async ({
  page,
}) => {
  await page.goto('docs/');
  await hydrated(page);
  await holdFiles(page, /\/docs\/faq\/.*\.txt/);
  await sidebar(page).getByRole('link', { name: 'Frequently Asked Questions' }).click();
  await expect(title(page)).toHaveText('Introduction');
  await goesOn(page);
});

test('slow code: a control that is pressed before it is there acts once when it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdFiles(page, /\/_next\/static\/.*\.js$/);
  await page.goto('docs/install/docker/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('docker');
});

test('a page whose Markdown is slow, missing or failing says so and keeps its own text', async ({ page }) => {
  await page.goto('docs/faq/');
  await hydrated(page);
  for (const fault of [FAULTS.missing, FAULTS.failing, FAULTS.lost]) {
    await page.route('**/docs/faq.md', fault);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'couldn’t copy' })).toBeVisible();
    await page.unroute('**/docs/faq.md');
  }
  await goesOn(page);
});

for (const [jump, date] of Object.entries({ forward: '2091-01-01', back: '1999-01-01' })) {
  test(`a clock that jumps ${jump} in the middle of a visit stops nothing`, async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await page.clock.setFixedTime(new Date(date));
    await goesOn(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Introduction');
    await field(page).fill('budget');
    await expect(page.getByRole('option')).toHaveCount(8);
    await page.keyboard.press('Escape');
    // Code that is gone makes a page reload itself once, whatever the clock says, and then leaves it to the reader.
    await page.route(/\/_next\/static\/chunks\/.*\.js$/, route => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(title(page)).toHaveText(/Contact|crashed/i);
    expect(loads).toBeLessThan(3);
  });
}

test('every kind of storage is blocked: pages, menu, tabs, search and simulator work, and one warning is given', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('docs/contributing/writing-docs/');
  await hydrated(page);
  const tab = page.getByRole('tab', { name: 'PowerShell' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .first()
    .click();
  await field(page).fill('budget');
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
  await expect(page.getByText('can’t save pages')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await goesOn(page);
  expect(watch.filter(line => line.startsWith('uncaught'))).toEqual([]);
  expect(watch.filter(line => line.includes('keeps nothing')).length).toBeLessThanOrEqual(1);
});
