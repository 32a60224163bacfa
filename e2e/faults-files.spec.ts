import type { Page } from '@playwright/test';
import { breakFiles, FAULTS, holdFiles } from './support/faults';
import { expect, hydrated, test } from './support/site';

/** Far more requests than a page may make for one thing. If there are more, the page is in a loop. */
const LOOP = 8;

test.use({ makesFaults: true });

const field = (page: Page) => page.locator('[data-search-field]');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page is still readable and its links work. */
async function goesOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sidebar(page).getByRole('link', { name: 'Schedules', exact: true }).click();
  await expect(title(page)).toHaveText('Schedules');
}

/**
 * The files of the search, in the order in which they're needed, each with one fault. __tests__/search/files.test.ts tests every
 * fault of every index file.
 */
const SEARCH_FAULTS = [
  ['box script', /\/search\/\w+\/box\.js/, 'missing'],
  ['worker', /\/search\/\w+\/engine\.js/, 'failing'],
  ['index', /\/search\/\w+\/search-index\.json/, 'truncated'],
  ['words', /\/search\/\w+\/words-\d+\.json/, 'lost'],
  ['texts', /\/search\/\w+\/texts-\d+\.json/, 'missing'],
] as const;

for (const [file, pattern, fault] of SEARCH_FAULTS) {
  test(`search, ${fault} ${file}: it answers or shows an error, and stops trying`, async ({ page }) => {
    const requests = await breakFiles(page, pattern, FAULTS[fault]);
    await page.goto('docs/');
    await field(page).pressSequentially('reconcile the balance');
    const told = page.getByRole('alert').filter({ hasText: 'couldn’t load the search' });
    // Without its script, the box is a plain form, and Enter opens the search page.
    if (file === 'box script') await page.keyboard.press('Enter');
    else await expect(told.or(page.getByRole('option').first())).toBeVisible();
    if (file === 'box script') await expect(page).toHaveURL(/\/search\/\?q=reconcile/);
    expect(requests()).toBeLessThan(LOOP * (file === 'texts' || file === 'words' ? 8 : 1));
    if (file !== 'box script') await goesOn(page);
  });
}

for (const [file, pattern] of SEARCH_FAULTS.filter(([name]) => name === 'box script' || name === 'index')) {
  test(`search, slow ${file}: the page stays usable, and the answer follows`, async ({ page }) => {
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
  test(`${name} pictures keep their alt text and their space, and are requested once`, async ({ page }) => {
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
  test(`${name} styles: the text is in order, and links work`, async ({ page }) => {
    await breakFiles(page, '**/*.css', FAULTS[name]);
    await page.goto('docs/faq/');
    await expect(title(page)).toHaveText('Frequently Asked Questions');
    await goesOn(page);
  });
}

test("slow page data: the old page stays usable, and another link doesn't wait for it", async ({ page }) => {
  await page.goto('docs/');
  await hydrated(page);
  await holdFiles(page, /\/docs\/faq\/.*\.txt/);
  await sidebar(page).getByRole('link', { name: 'Frequently Asked Questions' }).click();
  await expect(title(page)).toHaveText('Introduction');
  await goesOn(page);
});

test("slow code: a control that is clicked early acts once when it's loaded", async ({ page, context }) => {
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

test('a page whose Markdown is slow, missing, or failing shows an error and keeps its text', async ({
  page,
}) => {
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
  test(`a clock that jumps ${jump} during a visit breaks nothing`, async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await page.clock.setFixedTime(new Date(date));
    await goesOn(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Introduction');
    await field(page).fill('budget');
    await expect(page.getByRole('option')).toHaveCount(8);
    await page.keyboard.press('Escape');
    // If code is missing, a page reloads itself once, whatever the clock says, and then leaves it to the reader.
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

test('every kind of storage is blocked: pages, menu, tabs, search, and simulator work, with one warning', async ({
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
  expect(
    watch.filter(line => line.includes('doesn’t allow this site to store data')).length,
  ).toBeLessThanOrEqual(1);
});
