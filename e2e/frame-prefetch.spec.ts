import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from './support/site';

/** Starts collecting prefetch requests. */
function prefetches(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', request => {
    if (request.method() === 'HEAD' || request.headers()['next-router-prefetch']) requests.push(request);
  });
  return requests;
}

const forPage = (requests: Request[], path: string) =>
  requests.filter(request => new URL(request.url()).pathname.startsWith(path));

/** Moves the page's clock forward, a few seconds at a time, until every response is there and no new request is sent. */
async function settle(page: Page, requests: Request[]): Promise<void> {
  await expect
    .poll(async () => {
      const before = requests.length;
      await page.clock.runFor(5_000);
      await Promise.all(requests.map(request => request.response()));
      await page.clock.runFor(5_000);
      return requests.length - before;
    })
    .toBe(0);
}

test.beforeEach(({ page }) => page.clock.install());

/** Simulates a connection in the Network Information API. */
const connect = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript(value => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a docs page prefetches a few pages, in at most 12 requests, before the reader acts', async ({
  page,
}) => {
  const requests = prefetches(page);
  await page.goto('docs/');
  // Loads the framework without user input: a synthetic click.
  await page.evaluate(() => document.body.click());
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => requests.length).toBeGreaterThan(5);
  await settle(page, requests);
  expect(requests.length).toBeLessThanOrEqual(12);
});

test('a link is fetched when it comes into view', async ({ page }) => {
  const requests = prefetches(page);
  // The previous page is in a collapsed category, so no other visible link points to it.
  await page.goto('docs/settings/');
  await hydrated(page);
  const pager = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Previous/ });
  const path = (await pager.getAttribute('href')) ?? '';
  await settle(page, requests);
  expect(forPage(requests, path)).toEqual([]);
  await pager.scrollIntoViewIfNeeded();
  await expect.poll(() => forPage(requests, path).length).toBeGreaterThan(0);
});

test('a page in view is fetched once, however often it is scrolled to', async ({ page }) => {
  const requests = prefetches(page);
  await page.goto('docs/');
  await hydrated(page);
  const pager = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ });
  const path = (await pager.getAttribute('href')) ?? '';
  for (let time = 0; time < 3; time += 1) {
    await pager.scrollIntoViewIfNeeded();
    await settle(page, requests);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  expect(forPage(requests, path).filter(request => request.method() === 'HEAD')).toHaveLength(1);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}, and links still work`, async ({ page }) => {
    await connect(page, connection);
    const requests = prefetches(page);
    await page.goto('docs/');
    await hydrated(page);
    await page.mouse.wheel(0, 1200);
    const contact = header(page).getByRole('link', { name: 'Contact' });
    await contact.hover();
    await contact.focus();
    await settle(page, requests);
    expect(requests).toEqual([]);
    await contact.click();
    await expect(page).toHaveURL(/\/contact\/$/);
  });
}

test('nothing is prefetched in a hidden tab', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  const requests = prefetches(page);
  await page.goto('docs/');
  await hydrated(page);
  await header(page).getByRole('link', { name: 'Contact' }).hover();
  await settle(page, requests);
  expect(requests).toEqual([]);
});

for (const [way, act] of Object.entries({
  pointer: (page: Page) => header(page).getByRole('link', { name: 'Contact' }).hover(),
  focus: (page: Page) => header(page).getByRole('link', { name: 'Contact' }).focus(),
})) {
  test(`a link is fetched once on ${way}, before it is clicked`, async ({ page }) => {
    const requests = prefetches(page);
    // The connection is too slow for links in view, so the following requests come from the action.
    await connect(page, { saveData: true });
    await page.goto('docs/');
    await hydrated(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
    await act(page);
    await expect.poll(() => forPage(requests, '/contact/').length).toBeGreaterThan(0);
    await settle(page, requests);
    const before = forPage(requests, '/contact/').length;
    await page.mouse.move(5, 400);
    await act(page);
    await settle(page, requests);
    expect(forPage(requests, '/contact/')).toHaveLength(before);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a touch fetches the link before the finger is lifted', async ({ page }) => {
    const requests = prefetches(page);
    await connect(page, { saveData: true });
    await page.goto('docs/');
    await hydrated(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
    const pager = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ });
    const path = (await pager.getAttribute('href')) ?? '';
    await pager.dispatchEvent('touchstart');
    await expect.poll(() => forPage(requests, path).length).toBeGreaterThan(0);
  });
});
