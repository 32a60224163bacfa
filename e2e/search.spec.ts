import type { Page } from '@playwright/test';
import { expect, test } from './support/site';

const DOC = 'docs/faq/';
const box = (page: Page) => page.locator('[data-search-field]');
const options = (page: Page) => page.getByRole('option');

test('nothing of the search is fetched before the box is used, and the index only once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const indexes = () => requests.filter(url => url.includes('search-index')).length;
  await page.goto(DOC, { waitUntil: 'networkidle' });
  expect(indexes()).toBe(0);
  await box(page).hover();
  await expect.poll(indexes).toBe(1);
  await page.mouse.move(300, 500);
  await box(page).click();
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  expect(indexes()).toBe(1);
});

test('control and k lead to the box, and other modifiers do not', async ({ page }) => {
  await page.goto(DOC);
  await page.keyboard.press('Control+Shift+k');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('eight hits are listed, the first is highlighted, and all results are a link away', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const first = await options(page).first().getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(page.getByRole('link', { name: 'See all results' })).toHaveAttribute(
    'href',
    /\/search\/\?q=budget$/,
  );
});

test('the arrows go round over "none", and Escape keeps the text', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  await box(page).press('ArrowUp');
  await expect(page.locator('[role=option][aria-selected]')).toHaveCount(0);
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('budget');
});

for (const key of ['Enter', 'Tab']) {
  test(`${key} opens the highlighted hit`, async ({ page }) => {
    await page.goto(DOC);
    await box(page).fill('reconciliation');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await box(page).press(key);
    await expect(page).toHaveURL(/\/docs\/accounts\/reconciliation\/$/);
    await expect(box(page)).not.toBeFocused();
  });
}

test('nothing found is said, and markup in a query stays text', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('zzzqqqxyz');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('<img src=x>');
  await expect(page.locator('[data-search-panel] img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box(page)).toHaveValue('');
});

test('a failed index says so, and the next focus tries again', async ({ page, watch }) => {
  await page.route('**/search-index.json', route => route.abort());
  await page.goto(DOC);
  await box(page).fill('budget');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/search-index.json');
  await box(page).blur();
  await box(page).focus();
  await expect(options(page)).toHaveCount(8);
  expect(watch.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});

test('the search page loses no character and adds nothing to the history', async ({ page }) => {
  await page.goto('search/?x=1');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('reconcile');
  await expect(page).toHaveURL(/\?x=1&q=reconcile$/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('reconcile');
  await expect(page).toHaveTitle('Search results for "reconcile"');
  await expect(page.getByText(/documents found$/)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says what is missing and where else to look', async ({ page }) => {
    await page.goto('search/');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: /DuckDuckGo/ })).toHaveAttribute('href', /site%3A/);
  });
});
