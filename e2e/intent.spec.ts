import type { Page, Request, Route } from '@playwright/test';
import { expect, test, withoutFramework } from './support/site';

const PAGE = 'docs/getting-started/envelope-budgeting/';

/** Collects the requests for the framework's scripts from now on. */
function scriptRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return requests;
}

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test('a page requests no scripts before the reader acts', async ({ page }) => {
  const requests = scriptRequests(page);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(requests).toHaveLength(0);
});

for (const [sign, act] of Object.entries({
  'moves the pointer': (page: Page) => page.mouse.move(400, 400),
  'presses a key': (page: Page) => page.keyboard.press('Tab'),
  'turns the wheel': (page: Page) => page.mouse.wheel(0, 100),
})) {
  test(`the framework loads when the reader ${sign}`, async ({ page }) => {
    await page.goto(PAGE);
    await act(page);
    await hydrated(page);
  });
}

test("a font that comes too late to be shown doesn't change the text when the reader acts", async ({
  page,
}) => {
  let send = () => {};
  const late = new Promise<void>(resolve => (send = resolve));
  await page.route('**/*.woff2', async route => {
    await late;
    await route.continue();
  });
  const font = page.waitForResponse('**/*.woff2');
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  send();
  await font;
  const name = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Actual' }).first();
  const before = await name.boundingBox();
  const sheets = await page.locator('link[rel=stylesheet][disabled]').count();
  expect(sheets).toBeGreaterThan(1);
  await reverseAnswers(page, '**/*.css', sheets);
  await page.mouse.move(400, 400);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await name.boundingBox()).toEqual(before);
});

/** Answers the next requests for some files in the reverse order. */
async function reverseAnswers(page: Page, files: string, count: number): Promise<void> {
  const waiting: Route[] = [];
  await page.route(files, async route => {
    if (waiting.length === count) return route.continue();
    waiting.push(route);
    if (waiting.length < count) return;
    for (const each of waiting.toReversed()) {
      const answered = page.waitForResponse(each.request().url());
      await each.continue();
      await answered;
    }
  });
}

test("following a link doesn't load the framework on the page being left", async ({ page }) => {
  const requests = scriptRequests(page);
  await page.goto(PAGE);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacting Us');
  expect(requests).toHaveLength(0);
});

test('a click that an inline script handles works right away, and only once', async ({ page }) => {
  await page.goto(PAGE);
  const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  await toggle.evaluate((button: HTMLElement) => button.click());
  await hydrated(page);
  await expect(toggle).toHaveAttribute('title', 'light mode');
});

test('a click that only the framework handles is saved and replayed once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/install/docker/');
  const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
  await copy.evaluate((button: HTMLElement) => button.click());
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('docker');
});

test('keys and typed text work during hydration', async ({ page, request }) => {
  // The page's own scripts are left out of the loader's list. React requests them during hydration, and stops events that it
  // can't handle until they're loaded.
  const listOf = async (path: string) =>
    /data-framework="([^"]*)"/.exec(await (await request.get(path)).text())?.[1]?.split(' ') ?? [];
  const others = await listOf('docs/faq/');
  const own = (await listOf(PAGE)).filter(source => source.includes('/chunks/') && !others.includes(source));
  expect(own).not.toEqual([]);
  await page.route(`**/${PAGE}`, async route => {
    const answer = await route.fetch();
    const body = own.reduce((html, source) => html.replace(`${source} `, ''), await answer.text());
    await route.fulfill({ response: answer, body });
  });
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  const isOwn = (url: URL) => own.includes(url.pathname);
  await page.route(isOwn, async route => {
    await released;
    await route.continue();
  });
  await page.goto(PAGE);
  const late = page.waitForRequest(asked => isOwn(new URL(asked.url())));
  await page.keyboard.press('Shift');
  await late;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('search').getByRole('textbox', { name: 'Search' });
  await expect(field.or(page.getByRole('combobox', { name: 'Search' }))).toBeFocused();
  await page.keyboard.type('reconcile');
  release();
  await expect(page.getByRole('option', { name: /Reconciliation/ }).first()).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('reconcile');
});

test('after that, a link changes the page without a reload, and Back returns', async ({ page }) => {
  await page.goto(PAGE);
  await page.mouse.move(400, 400);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Envelope Budgeting');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Envelope Budgeting');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('if one of its scripts fails, the page stays as it is, and the next sign of intent tries again', async ({
  page,
  watch,
}) => {
  await page.goto(PAGE);
  const scripts = await page.locator('script[data-framework]').getAttribute('data-framework');
  const lost = `**${scripts?.split(' ').at(-1)}`;
  await page.route(lost, route => route.abort());
  const before = await page.getByRole('main').innerText();
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(400, 400);
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  expect(await page.getByRole('main').innerText()).toBe(before);
  await page.unroute(lost);
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(watch.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});

test('if all of its scripts fail, links still work, and the next sign of intent tries again', async ({
  page,
  watch,
}) => {
  await page.route('**/_next/**/*.js', route => route.abort());
  await page.goto(PAGE);
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(400, 400);
  await failed;
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Schedules', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedules');
  await page.unroute('**/_next/**/*.js');
  await page.keyboard.press('Tab');
  await hydrated(page);
  // The browser reports each blocked script. There must be no other errors.
  expect(watch.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a click right after a link has opened a page isn't lost with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    await withoutFramework(page);
    await page.goto(PAGE);
    const menu = page.getByRole('navigation', { name: 'Main' });
    // The header is the same on both pages.
    const next = await menu.getByRole('link', { name: 'Download' }).boundingBox();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact/');
    // A locator's click would wait until the page can be clicked.
    if (next) await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2);
    await page.waitForURL('**/download/');
    await context.close();
  });
}
