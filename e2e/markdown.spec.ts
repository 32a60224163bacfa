import { existsSync } from 'node:fs';
import { expect, exportedPages, test } from './support/site';

test('every doc and post has a Markdown twin, and llms.txt lists it', async ({ request }) => {
  const list = await (await request.get('llms.txt')).text();
  const pages = exportedPages().filter(path =>
    /^\/(?:docs\/|blog\/(?!page|tags|authors|archive)[^/]+\/$)/.test(path),
  );
  expect(pages.length).toBeGreaterThan(150);
  for (const path of pages) {
    const twin = `${path.replace(/\/$/, '')}.md`;
    expect(existsSync(`out${twin}`), twin).toBe(true);
    expect(list).toContain(`${twin})`);
  }
});

test('a page is copied as Markdown by its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/faq/');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Frequently Asked Questions\n/);
});

test('a page whose twin cannot be fetched says so', async ({ page, watch }) => {
  await page.route('**/docs/faq.md', route => route.abort());
  await page.goto('docs/faq/');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible();
  expect(watch.splice(0).filter(line => !line.includes('ERR_FAILED'))).toEqual([]);
});
