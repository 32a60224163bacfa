import { previewTest as test } from './support/preview';
import { expect, hydrated, test as siteTest } from './support/site';

/** The storage key of the preferred version (docs/requirement.md#versions). */
const KEY = 'docs-preferred-version-default';

const stored = (page: import('@playwright/test').Page) =>
  page.evaluate(key => localStorage.getItem(key), KEY);

test('a page of an unreleased version says so, and links to the default version, which is remembered', async ({
  page,
}) => {
  await page.goto('docs/faq/');
  await hydrated(page);
  await expect(page.getByText('Version: Next', { exact: true })).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: 'unreleased documentation' });
  await expect(banner).toHaveText(
    /^This is unreleased documentation for Actual Budget Documentation Next version\.\s*For up-to-date documentation, see the latest version \(25\.10\)\.$/,
  );
  expect(await stored(page)).toBeNull();

  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(/\/docs\/25\.10\/faq\/$/);
  await expect(page.getByText('Version: 25.10', { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await stored(page)).toBe('25.10');
  await page.reload();
  await hydrated(page);
  expect(await stored(page)).toBe('25.10');
});

test('each version has its own sidebar', async ({ page }) => {
  await page.goto('docs/25.10/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('listitem')).toHaveText([
    'Introduction',
    'Accounts',
    'Frequently Asked Questions',
  ]);
  await page.goto('docs/25.10/accounts/reconciliation/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    '',
    'Accounts',
    'Reconciliation',
  ]);
});

test('a preferred version is only remembered if it exists', async ({ page }) => {
  await page.goto('docs/25.10/');
  for (const [before, after] of [
    ['9.9', null],
    ['25.10', '25.10'],
    ['current', 'current'],
  ] as const) {
    await page.evaluate(([key, name]) => localStorage.setItem(key, name), [KEY, before] as const);
    await page.reload();
    expect(await stored(page)).toBe(after);
  }
});

siteTest.describe('the site itself, which has one version', () => {
  siteTest("doesn't mention versions", async ({ page }) => {
    await page.goto('docs/faq/');
    await hydrated(page);
    await expect(page.getByText(/^Version:/)).toHaveCount(0);
    await expect(page.getByText(/documentation for Actual Budget Documentation/)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });
  siteTest("forgets a preferred version that doesn't exist, and stores none", async ({ page }) => {
    await page.goto('docs/faq/');
    for (const [before, after] of [
      ['9.9', null],
      ['current', 'current'],
    ] as const) {
      await page.evaluate(([key, name]) => localStorage.setItem(key, name), [KEY, before] as const);
      await page.reload();
      expect(await stored(page)).toBe(after);
    }
  });
});

test('the search box searches the version of its page, and the search page the one in its address', async ({
  page,
}) => {
  const box = page.locator('[data-search-field]');
  const hits = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  const all = page.getByRole('link', { name: 'See all results' });
  /** The addresses of docs among links. The blog is in every version. */
  const docs = async (links: typeof hits) =>
    (await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))).filter(href =>
      href.includes('/docs/'),
    );

  await page.goto('docs/25.10/');
  await box.fill('reconciliation');
  await expect(hits.first()).toHaveAttribute('href', /\/docs\/25\.10\/accounts\/reconciliation\/$/);
  expect((await docs(hits)).filter(href => !href.includes('/docs/25.10/'))).toEqual([]);
  await expect(all).toHaveAttribute('href', /\/search\/\?q=reconciliation$/);

  await page.goto('docs/faq/');
  await box.fill('reconciliation');
  await expect(hits.first()).toHaveAttribute('href', /\/docs\/accounts\/reconciliation\/$/);
  expect((await docs(hits)).filter(href => href.includes('/docs/25.10/'))).toEqual([]);
  await expect(all).toHaveAttribute('href', /\/search\/\?q=reconciliation&version=docs$/);

  await all.click();
  const results = page.getByRole('article').getByRole('link');
  await expect(results.first()).toHaveAttribute('href', /\/docs\/accounts\/reconciliation\/$/);
  expect((await docs(results)).filter(href => href.includes('/docs/25.10/'))).toEqual([]);
});

test('the docs version can be chosen on the search page and is in the address', async ({ page }) => {
  const results = page.getByRole('article').getByRole('link');
  const addresses = () => results.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''));
  const versions = page.getByRole('combobox', { name: 'Docs version' });

  await page.goto('search/?q=reconciliation');
  await expect(results.first()).toHaveAttribute('href', /\/docs\/25\.10\/accounts\/reconciliation\/$/);
  await versions.selectOption({ value: 'docs' });
  await expect(page).toHaveURL(/\?version=docs&q=reconciliation$/);
  await expect(results.first()).toHaveAttribute('href', /\/docs\/accounts\/reconciliation\/$/);
  expect((await addresses()).filter(href => href.includes('/docs/25.10/'))).toEqual([]);

  await page.reload();
  await expect(versions).toHaveValue('docs');
  await versions.selectOption({ value: '' });
  await expect(page).toHaveURL(/\?q=reconciliation$/);
  await expect(results.first()).toHaveAttribute('href', /\/docs\/25\.10\/accounts\/reconciliation\/$/);
});
