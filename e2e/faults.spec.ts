import type { Page } from '@playwright/test';
import { FAULTS } from './support/faults';
import { expect, test } from './support/site';

const PAGE_DATA = /\.txt(?:\?|$)/;
const SCRIPTS = /\/_next\/static\/.*\.js$/;

test.use({ makesFaults: true });

/** Opens the FAQ from the docs' first page with its link, after hydration. */
async function readOn(page: Page): Promise<void> {
  await followLink(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
}

async function followLink(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Frequently Asked Questions' })
    .click();
  await expect(page).toHaveURL(/\/docs\/faq\/$/);
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name} page data: the next page still opens, with only a few requests`, async ({ page }) => {
    let asked = 0;
    await page.route(PAGE_DATA, route => {
      if (route.request().url().includes('/docs/faq/')) asked += 1;
      return fault(route);
    });
    await page.goto('docs/');
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await followLink(page);
    const article = page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
    const retry = page.getByRole('button', { name: /^(?:Reload|Retry|Try again)$/i });
    await expect(article.or(retry)).toBeVisible();
    // Truncated data looks complete to the browser. The framework shows an error with a button.
    if (name === 'truncated' && (await retry.isVisible())) await retry.click();
    await expect(article).toBeVisible();
    expect(asked).toBeLessThan(10);
  });
}

for (const name of ['lost', 'truncated'] as const) {
  test(`${name} scripts: pages, links, and menu work`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(SCRIPTS, FAULTS[name]);
    await page.goto('docs/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Frequently Asked Questions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  });
}

test('a deployment during a visit: the next page is fully reloaded, not mixed', async ({ page }) => {
  await page.route(PAGE_DATA, async route => {
    const answer = await route.fetch();
    // The build id is in the data. Here it's that of another build.
    const body = (await answer.text()).replace(/("b(?:uildId)?":")[^"]+/g, '$1another-build');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('docs/');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await readOn(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});

test('lost pictures keep their alt text and their space', async ({ page }) => {
  await page.route('**/*.webp', route => route.abort());
  await page.goto('docs/tour/budget/');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveAttribute('alt', /\w+/);
  const box = await picture.boundingBox();
  expect(box?.height).toBeGreaterThan(50);
});

for (const [name, method] of [
  ['blocked', 'getItem'],
  ['full', 'setItem'],
] as const) {
  test(`${name} storage: the color mode still changes`, async ({ page, watch }) => {
    await page.addInitScript(refused => {
      const refuse = () => {
        throw new DOMException('Refused', refused === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
      };
      Storage.prototype.setItem = refuse;
      if (refused === 'getItem') Storage.prototype.getItem = refuse;
    }, method);
    await page.goto('docs/');
    const before = await page.locator('html').getAttribute('data-theme');
    const toggle = page.getByRole('button', { name: /mode/i }).first();
    await expect(async () => {
      await toggle.click();
      expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before);
    }).toPass();
    await readOn(page);
    expect(watch.splice(0).filter(line => line.startsWith('uncaught'))).toEqual([]);
  });
}
