import { expect, test } from './support/site';

for (const [path, start] of [
  ['docs/faq/', '# Frequently Asked Questions\n'],
  ['blog/release-25.10.0/', '# Release 25.10.0\n'],
] as const) {
  test(`/${path} is copied as Markdown by its button`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(start)).toBe(true);
  });
}

test("a page whose Markdown can't be fetched shows an error", async ({ page, watch }) => {
  await page.route('**/docs/faq.md', route => route.abort());
  await page.goto('docs/faq/');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'couldn’t copy' })).toBeVisible();
  expect(watch.splice(0).filter(line => !line.includes('ERR_FAILED'))).toEqual([]);
});
