import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { INTENT_EVENT } from '../../lib/intent/event';
import { TEST_SITES } from '../../lib/output/test-sites';

/** The exported site, which the tests in e2e/content use. */
const OUT = 'out';

/** The exported test site, which all other tests use. */
export const TEST_SITE = join(TEST_SITES.plain.folder, 'out');

/** The paths of all pages of an export, without redirect pages. */
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

/** The start of the error for a request to another site. */
const LEFT = 'left the site: ';

/**
 * Playwright's test, extended to fail on console errors and warnings, uncaught errors, and requests to other sites. For tests
 * that cause errors on purpose (`test.use({ makesFaults: true })`), only requests to other sites count, because the browser and
 * the framework report each error, sometimes after the test is over.
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
        // The router preloads the styles of prefetched pages, which the reader may never open.
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
      // A routed request may still be running when the test ends, and canceling it isn't an error.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints.filter(complaint => !makesFaults || complaint.startsWith(LEFT))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Chromium's headless shell reports a pointer in the top left corner of the screen while a page loads, which the site would treat
 * as a sign of intent.
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

/** Keeps the framework from loading: its scripts are empty, as if they were still loading. */
export async function withoutFramework(target: Page | BrowserContext): Promise<void> {
  await target.route('**/_next/static/**/*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // The framework waits for a sign of intent (lib/intent). This one changes nothing on any page, whatever has the focus.
  await page.evaluate(type => window.dispatchEvent(new Event(type)), INTENT_EVENT);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export { expect };
