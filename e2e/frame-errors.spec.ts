import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site';

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const bar = (page: Page) => page.locator('[data-progress]');

/** The browser's own message about a request that the test made fail. */
const isLoadComplaint = (complaint: string) => /Failed to load resource|Failed to fetch/.test(complaint);

/** Holds the pages' data back until the returned function is called. */
async function holdPageData(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/*.txt*', async route => {
    await held;
    await route.continue();
  });
  return () => release();
}

// Turns off prefetching, so that the data that the test breaks isn't already loaded.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
});

test.describe('the progress bar', () => {
  test("shows over the old page while a page loads, and disappears when it's loaded", async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    const release = await holdPageData(page);
    await page.evaluate(() => {
      let clicked = 0;
      document.addEventListener('click', () => (clicked = performance.now()), true);
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-progress]')) return;
        observer.disconnect();
        Object.assign(window, { barAfter: performance.now() - clicked });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await sidebarLink(page, 'Schedules').click();
    await expect(bar(page)).toBeAttached();
    expect(await page.evaluate(() => (window as { barAfter?: number }).barAfter)).toBeGreaterThan(195);
    await expect(heading(page, 'Introduction')).toBeVisible();
    release();
    await expect(heading(page, 'Schedules')).toBeVisible();
    await expect(bar(page)).toHaveCount(0, { timeout: 1000 });
  });

  test('shows while Back loads a page', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await header(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    await page.reload();
    await hydrated(page);
    const release = await holdPageData(page);
    await page.evaluate(() => history.back());
    await expect(bar(page)).toBeAttached();
    release();
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('disappears when the reader returns to the current page', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await holdPageData(page);
    await sidebarLink(page, 'Schedules').click();
    await expect(bar(page)).toBeAttached();
    await sidebarLink(page, 'Introduction').click();
    await expect(bar(page)).toHaveCount(0);
    await expect(heading(page, 'Introduction')).toBeVisible();
  });

  test('never shows for a page that arrives before its delay, or for an anchor', async ({ page }) => {
    await page.clock.install();
    await page.goto('docs/');
    await hydrated(page);
    // With the clock stopped, no page is slow.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await sidebarLink(page, 'Schedules').click();
    await expect(heading(page, 'Schedules')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    await page.locator('main h2 a[href^="#"]').first().click({ force: true });
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });
});

/** Makes a page's table of contents throw while `broken` is set. */
async function breakPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function () {
      if ('broken' in window && this.matches('main h2')) throw new Error('a', { cause: new Error('b') });
      return getBoundingClientRect.call(this);
    };
  });
}

/** Makes the layout throw while `broken` is set: it watches which links come into view. */
async function breakLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if ('broken' in window) throw new Error('a');
      observe.call(this, element);
    };
    Object.assign(window, { broken: true });
  });
}

test('a page that fails shows the error, which can be copied, can be retried, and can be left by a link', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await breakPages(page);
  await page.goto('contact/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await header(page).getByRole('link', { name: 'Docs' }).click();
  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await expect(page.getByText('a\n\nCause:\nb')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a\n\nCause:\nb');
  await expect(header(page)).toBeVisible();
  await expect(page).toHaveTitle(/^(?!Page Error)/);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Introduction')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { broken: true }));
  await sidebarLink(page, 'Schedules').click();
  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await sidebarLink(page, 'Settings').click();
  await expect(heading(page, 'Settings')).toBeVisible();
  watch.splice(0);
});

test('if the layout fails, the page shows an error', async ({ page, watch }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await breakLayout(page);
  await page.goto('contact/');
  await page.keyboard.press('Shift');
  await expect(heading(page, 'This page crashed.')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const font = (name: string) =>
    heading(page, name).evaluate(element => getComputedStyle(element).fontFamily.split(',')[0]);
  const errorFont = await font('This page crashed.');
  await expect(page.getByRole('link', { name: 'tell us on GitHub' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(header(page)).toBeVisible();
  expect(errorFont).toBe(await font('Contacting Us'));
  watch.splice(0);
});

test.describe('code that cannot be loaded', () => {
  /** Opens a page and removes all code that isn't loaded yet, like a new deployment, until a page is reloaded. */
  async function deploy(page: Page): Promise<string[]> {
    const documents: string[] = [];
    await page.goto('contact/');
    await hydrated(page);
    await page.route('**/_next/static/chunks/**/*.js', route =>
      documents.length === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
    page.on('request', request => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  }

  test('the page is reloaded once', async ({ page, watch }) => {
    const documents = await deploy(page);
    await header(page).getByRole('link', { name: 'Docs' }).click();
    await expect(heading(page, 'Introduction')).toBeVisible();
    expect(documents).toEqual(['/docs/']);
    await expect(page).toHaveURL(/\/docs\/$/);
    expect(watch.splice(0).join()).toContain('Part of this page couldn’t be loaded.');
  });

  test("after a second failure within a minute, the page is readable and doesn't reload", async ({
    page,
    watch,
  }) => {
    const documents = await deploy(page);
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', `/docs/ ${Date.now()}`));
    await header(page).getByRole('link', { name: 'Docs' }).click();
    await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toContainText('chunk');
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // Its own styles are loaded, too: the line isn't as long as the window is wide.
    await expect.poll(async () => (await page.getByRole('article').boundingBox())?.width).toBeLessThan(800);
    await expect(header(page)).toBeVisible();
    expect(documents).toEqual([]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'Introduction')).toBeVisible();
    watch.splice(0);
  });
});

test.describe('page data', () => {
  for (const [fault, answer] of Object.entries({
    'is lost': { abort: true },
    'is missing': { status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' },
    'fails on the server': { status: 500, contentType: 'text/plain', body: 'no' },
    'is nonsense': { status: 200, contentType: 'text/plain', body: '<<<' },
    'is from another deployment': {
      status: 200,
      contentType: 'text/plain',
      body: '0:{"b":"another-deployment","c":["","docs",""],"q":"","i":false,"f":[],"m":"$undefined","G":[],"S":true}\n',
    },
  })) {
    test(`that ${fault} causes a full reload of the page`, async ({ page, watch }) => {
      await page.goto('contact/');
      await hydrated(page);
      await page.route('**/*.txt*', route => ('abort' in answer ? route.abort() : route.fulfill(answer)));
      await header(page).getByRole('link', { name: 'Docs' }).click();
      await expect(heading(page, 'Introduction')).toBeVisible();
      await expect(page).toHaveURL(/\/docs\/$/);
      watch.splice(0);
    });
  }
});

test.describe('the base path banner', () => {
  test.use({ makesFaults: true });

  const banner = (page: Page) => page.getByText('did not load properly');

  test('explains why no styles or scripts load, only on the home page', async ({ page, watch }) => {
    await page.route(/\.(?:js|css)(?:$|\?)/, route => route.abort());
    await page.goto('');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText('Current configured baseUrl = / (default value)')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /', { exact: true })).toBeVisible();
    await page.goto('docs/');
    await page.keyboard.press('Shift');
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(watch.splice(0).filter(complaint => !isLoadComplaint(complaint))).toEqual([]);
  });

  test("doesn't show if the styles or the scripts load", async ({ page, watch }) => {
    await page.goto('');
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    await page.route('**/*.css', route => route.abort());
    await page.goto('');
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    watch.splice(0);
  });
});

test('in dark mode, the hint in an empty field is as readable as other secondary text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('search/');
  const colors = await page.locator('main input[placeholder]').evaluate(field => {
    const text = document.createElement('p');
    text.style.color = 'var(--muted)';
    document.body.append(text);
    return [getComputedStyle(field, '::placeholder').color, getComputedStyle(text).color];
  });
  expect(colors[0]).toBe(colors[1]);
});

test('the not-found page has a search, ways out that look like the contact page’s buttons, and likely pages, as wide as its text', async ({
  page,
  watch,
}) => {
  const looks = async (name: string) => {
    const button = page.getByRole('main').getByRole('link', { name });
    const color = await button.evaluate(element => getComputedStyle(element).color);
    return `${color} ${(await button.boundingBox())?.height}`;
  };
  await page.goto('contact/');
  const look = await looks('Open an issue');
  await page.goto('nope/x');
  for (const name of ['Read the docs', 'Go to the home page']) expect(await looks(name)).toBe(look);
  const search = await page.getByRole('search', { name: 'Find a page' }).boundingBox();
  const text = await page.getByText('We could not find').boundingBox();
  const docs = await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).boundingBox();
  expect(text?.y).toBeLessThan(search?.y ?? 0);
  expect(search?.y).toBeLessThan(docs?.y ?? 0);
  const remedy = await page.getByText('Please contact the owner').boundingBox();
  const likely = await page.locator('[data-likely]').boundingBox();
  expect(docs?.y).toBeLessThan(likely?.y ?? 0);
  expect((likely?.y ?? 0) + (likely?.height ?? 0)).toBeLessThanOrEqual(remedy?.y ?? 0);
  expect(likely?.width).toBe(search?.width);
  expect(remedy?.width).toBe(search?.width);
  watch.splice(0);
});

test("an unknown address shows the not-found page in the site's layout", async ({ page, watch }) => {
  const response = await page.goto('nope/x');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found \| /);
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(watch.splice(0)).toEqual([expect.stringContaining('404')]);
});
