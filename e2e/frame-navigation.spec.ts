import type { Page } from '@playwright/test';
import { expect, hydrated, test, withoutFramework } from './support/site';

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const contents = (page: Page) => page.getByRole('navigation', { name: /contents|on this page/i });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const inMain = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null);

/** Opens another page and goes back, which shows the same place again. */
async function leaveAndReturn(page: Page): Promise<void> {
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  const place = await scrolled(page);
  await header(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(place);
}

for (const framework of ['with', 'without'] as const) {
  test(`the skip link moves to the content, ${framework} the framework`, async ({ page }) => {
    if (framework === 'without') await withoutFramework(page);
    await page.goto('docs/');
    if (framework === 'with') await hydrated(page);
    const address = page.url();
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await inMain(page)).toBe(true);
    expect(page.url()).toBe(address);
  });
}

test('after a link, the page is announced and Tab starts at the skip link', async ({ page }) => {
  await page.goto('docs/');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Schedules' })
    .click();
  await expect(heading(page, 'Schedules')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Schedules/);
  await expect(page).toHaveTitle(/^Schedules \| /);
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('a page looks the same after a click on a link as after a reload, which only loads its own styles', async ({
  page,
}) => {
  const main = page.getByRole('main');
  // A picture has whole pixels, so its height changes a little when it loads.
  const hasPicture = () =>
    main
      .getByRole('img')
      .first()
      .evaluate(picture => picture instanceof HTMLImageElement && picture.naturalWidth > 0);
  const look = () =>
    main.locator('*').evaluateAll(elements =>
      elements.map(element => {
        const { color, display, fontSize, gap, height, margin, padding, width } = getComputedStyle(element);
        return [element.tagName, color, display, fontSize, gap, height, margin, padding, width].join(' ');
      }),
    );
  await page.goto('contact/');
  await hydrated(page);
  await header(page).getByRole('link', { name: 'Docs' }).click();
  await expect(heading(page, 'Introduction')).toBeVisible();
  await expect.poll(hasPicture).toBe(true);
  const clicked = await look();
  await page.reload();
  await expect.poll(hasPicture).toBe(true);
  await expect(page.locator('link[rel=stylesheet][disabled]')).not.toHaveCount(0);
  await expect.poll(look).toEqual(clicked);
});

test("Back restores the scroll position and doesn't move the focus", async ({ page }) => {
  await page.goto('docs/settings/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => scrolled(page)).toBe(1500);
  await header(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await expect(skipLink(page)).not.toBeFocused();
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('Back from another page returns to the heading that was opened', async ({ page }) => {
  await page.goto('docs/settings/');
  await hydrated(page);
  const link = contents(page).getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/docs/settings/${hash}$`));
  await leaveAndReturn(page);
  await expect(page).toHaveURL(new RegExp(`/docs/settings/${hash}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/settings\/$/);
  await expect(heading(page, 'Settings')).toBeVisible();
});

test.describe("history entries that the framework didn't create", () => {
  test('a hash typed into the address bar: Back shows its page', async ({ page }) => {
    await page.goto('docs/settings/');
    await hydrated(page);
    await page.evaluate(() => {
      location.hash = document.querySelectorAll('main h2')[2]?.id ?? '';
    });
    await leaveAndReturn(page);
  });

  test('a hash typed right before a click on a link: Back shows its place', async ({ page }) => {
    await page.goto('docs/settings/');
    await hydrated(page);
    const contact = await header(page).getByRole('link', { name: 'Contact' }).elementHandle();
    const place = await page.evaluate(link => {
      location.hash = document.querySelectorAll('main h2')[2]?.id ?? '';
      // Reading the position makes the browser scroll.
      const { scrollY } = window;
      (link as HTMLElement | null)?.click();
      return Math.round(scrollY);
    }, contact);
    expect(place).toBeGreaterThan(200);
    await expect(page).toHaveTitle(/^Contact/);
    await page.goBack();
    await expect(heading(page, 'Settings')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  test('an anchor visited before the framework loaded: going back past it shows its page', async ({
    page,
  }) => {
    await page.goto('docs/settings/');
    await page.evaluate(() => {
      location.hash = document.querySelectorAll('main h2')[1]?.id ?? '';
    });
    await page.evaluate(() => {
      location.hash = document.querySelectorAll('main h2')[2]?.id ?? '';
    });
    await hydrated(page);
    await header(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    await page.evaluate(() => history.go(-2));
    await expect(heading(page, 'Settings')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveTitle(/^Contact/);
  });
});

test("a click on a link to an anchor isn't lost while the framework takes over", async ({ page }) => {
  await page.addInitScript(() => {
    // The framework's first change to the history is part of its takeover.
    const { replaceState } = history;
    history.replaceState = function (...args) {
      history.replaceState = replaceState;
      document.querySelector<HTMLElement>('main a[href^="#"]')?.click();
      replaceState.apply(this, args);
    };
  });
  await page.goto('docs/settings/');
  const hash = await page.locator('main a[href^="#"]').first().getAttribute('href');
  await hydrated(page);
  await expect(page).toHaveURL(new RegExp(`/docs/settings/${hash}$`));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('a link to an anchor on another page scrolls to it', async ({ page }) => {
  await page.goto('contact/');
  await hydrated(page);
  await header(page).getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(page.locator('#features')).toBeInViewport();
});

test('each route marks its item in the header and no other', async ({ page }) => {
  const active: [string, string[]][] = [
    ['', []],
    ['#features', []],
    ['docs/', ['Docs']],
    ['docs/tour/accounts/', ['Docs']],
    ['docs/privacy-policy/', []],
    ['docs/advanced/', []],
    ['docs/tour/settings/', []],
    ['docs/tour/sidebar/', []],
    ['blog/', ['Blog']],
    ['blog/release-25.10.0/', ['Blog']],
    ['contact/', ['Contact']],
    ['download/', ['Download']],
    ['search/', []],
  ];
  for (const [path, labels] of active) {
    await page.goto(path);
    expect(await header(page).locator('[aria-current="page"]:visible').allTextContents(), path).toEqual(
      labels,
    );
  }
});

test('the header stays at the top of the window', async ({ page }) => {
  await page.goto('docs/settings/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  // The browser keeps the text in place when a picture above it loads, so the position can change by a pixel.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1900);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test('nothing is announced or stored', async ({ page }) => {
  await page.goto('docs/');
  await hydrated(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-announcement-bar-initially-dismissed');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('there is no menu for a single version or language', async ({ page }) => {
  await page.goto('docs/');
  await hydrated(page);
  await expect(page.locator('details[data-menu]')).toHaveCount(0);
});

test('links to other sites open a new tab and say so', async ({ page }) => {
  await page.goto('contact/');
  for (const name of ['Donate', 'Discord', 'GitHub']) {
    const link = header(page).getByRole('link', { name: `${name} (opens in new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

for (const width of [390, 768, 1280, 1600])
  test(`at ${width} px the footer starts and ends where the header does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('contact/');
    const logo = await header(page).getByRole('link', { name: 'Actual' }).boundingBox();
    const footer = page.getByRole('contentinfo');
    const [links, copyright] = [
      await footer.getByRole('list').boundingBox(),
      await footer.getByText('Copyright').boundingBox(),
    ];
    expect(links?.x).toBe(logo?.x);
    if (width < 997) expect(copyright?.x).toBe(logo?.x);
    else expect((copyright?.x ?? 0) + (copyright?.width ?? 0)).toBeCloseTo(width - (logo?.x ?? 0), 0);
  });

test('the footer has six links and the year', async ({ page }) => {
  await page.goto('contact/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    /^Discord/,
    /^GitHub/,
    /^Donate/,
    /^Website Source/,
    'Privacy Policy',
    /^RSS Feed/,
  ]);
  await expect(footer).toContainText('2025');
});
