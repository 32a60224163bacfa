import { readFileSync } from 'node:fs';
import { expect, exportedPages, hydrated, test } from './support/site';

/** The privacy policy, which must be true of this very site. */
const POLICY = readFileSync('content/docs/privacy-policy.mdx', 'utf8');

/** The keys that the privacy policy names, each as a pattern; `*` stands for any name. */
const documented = [...POLICY.matchAll(/^\| `([^`]+)` \|/gm)].map(
  ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);

// The test's own watch (e2e/support/site.ts) fails on any request that leaves the site.
test('no page asks another site for anything, sets a cookie or stores what the policy does not name', async ({
  page,
  context,
  watch,
}) => {
  const pages = exportedPages();
  const complaints: string[] = [];
  test.setTimeout(pages.length * 5_000);
  for (const path of pages) {
    await page.goto(path.slice(1));
    // A first act, which loads the framework and lets the page do all it ever does by itself.
    await page.mouse.move(5, 5);
    await page.mouse.move(50, 50);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    complaints.push(...watch.splice(0).map(line => `${path} ${line}`));
  }
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept.keys.filter(key => !documented.some(pattern => pattern.test(key)))).toEqual([]);
  expect(kept).toMatchObject({ session: [], caches: [], databases: [], workers: 0 });
  expect(complaints).toEqual([]);
});

test('every choice that is kept has a key that the privacy policy names', async ({ page }) => {
  expect(documented.length).toBeGreaterThan(2);
  await page.goto('docs/install/cli-tool/');
  await hydrated(page);
  await page.getByRole('button', { name: /mode/i }).first().click();
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['theme', 'docusaurus.tab.shell']));
  expect(keys.filter(key => !documented.some(pattern => pattern.test(key)))).toEqual([]);
});

test('a link to another site opens beside this one and tells it nothing of the page', async ({ page }) => {
  const unsafe: string[] = [];
  for (const path of ['', 'docs/', 'contact/', 'download/', 'blog/release-25.10.0/']) {
    await page.goto(path);
    unsafe.push(
      ...(await page.locator('a[href^="http"]').evaluateAll(links =>
        links
          .filter(link => (link as HTMLAnchorElement).origin !== location.origin)
          .filter(link => !/noopener/.test((link as HTMLAnchorElement).rel))
          .map(link => link.outerHTML),
      )),
    );
  }
  expect(unsafe).toEqual([]);
});
