import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { TEST_SITES } from '../../lib/output/test-sites';

/** The exported site, which the tests of e2e/content look at. */
const OUT = 'out';

/** The exported test site, which all other tests look at. */
export const TEST_SITE = join(TEST_SITES.plain.folder, 'out');

/** The path of every page of an export; not those at old addresses that only lead on. */
export function exportedPages(folder = OUT): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('index.html'))
    .map(file => `/${file.replace(/index\.html$/, '')}`)
    .filter(path => !path.startsWith('/_') && !exportedHtml(path, folder).includes('http-equiv="refresh"'))
    .sort();
}

/** The exported HTML of a page. */
export function exportedHtml(path: string, folder = OUT): string {
  return readFileSync(join(folder, path, 'index.html'), 'utf8');
}

/** How a request to another site is complained of. */
const LEFT = 'left the site: ';

/**
 * Playwright's test with a watch over the page: it fails on a console error or warning, an uncaught error, and any request
 * that leaves the site. Where faults are made on purpose (`test.use({ makesFaults: true })`), the browser and the framework
 * report each of them, some when the test is over: there only requests to other sites count.
 */
export const test = base.extend<{ watch: string[]; makesFaults: boolean }>({
  makesFaults: [false, { option: true }],
  context: async ({ context }, provide) => {
    await context.addInitScript(ignorePhantomPointer);
    await provide(context);
  },
  watch: [
    async ({ page, baseURL, makesFaults }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        // The router preloads the styles of pages that it fetches ahead, which the reader may never open.
        if (message.text().includes('was preloaded using link preload but not used')) return;
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
      page.on('request', request => {
        if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()))
          complaints.push(LEFT + request.url());
      });
      await use(complaints);
      // What a test has routed may still be under way when it ends, and its end is no error of the run.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints.filter(complaint => !makesFaults || complaint.startsWith(LEFT))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Chromium's headless shell reports a pointer in the top left corner of the screen while a page loads. No reader has that one,
 * and to the site it would be a sign of intent.
 */
function ignorePhantomPointer(): void {
  for (const type of ['pointerover', 'mouseover'])
    addEventListener(
      type,
      event => {
        if (event instanceof MouseEvent && event.screenX === 0 && event.screenY === 0)
          event.stopImmediatePropagation();
      },
      { capture: true },
    );
}

/** Keeps the framework away: its scripts arrive empty, as if they were still under way. */
export async function withoutFramework(target: Page | BrowserContext): Promise<void> {
  await target.route('**/_next/static/**/*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

/** Waits until the framework has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  // The framework waits for a sign of intent (lib/intent); this one changes nothing.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export { expect };
