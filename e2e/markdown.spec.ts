import { existsSync, readFileSync } from 'node:fs';
import { attributeOf } from '../lib/output/html';
import { elementsNamed } from '../lib/output/site';
import { SITE } from '../lib/site';
import { having, readPage } from './support/html';
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

test('every page names its Markdown twin, which begins with its title and has no markup', () => {
  for (const path of exportedPages()) {
    const [link] = having(elementsNamed(readPage(path), 'link'), 'type', 'text/markdown');
    const twin = path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
    expect(link && attributeOf(link, 'href'), path).toBe(SITE.url + twin);
    const text = readFileSync(`out${twin}`, 'utf8');
    expect(text, path).toMatch(/^# \S.*\n\n> \S.*\n\nSource: </);
    expect(text.replace(/^(`{3,})[^]*?^\1/gm, '').replace(/`[^`]*`/g, ''), path).not.toMatch(
      /<(?:div|span|svg|button)\b/,
    );
  }
});

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

test('a page whose twin cannot be fetched says so', async ({ page, watch }) => {
  await page.route('**/docs/faq.md', route => route.abort());
  await page.goto('docs/faq/');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible();
  expect(watch.splice(0).filter(line => !line.includes('ERR_FAILED'))).toEqual([]);
});
