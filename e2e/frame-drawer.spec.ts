import type { Page } from '@playwright/test';
import { expect, hydrated, test, withoutFramework } from './support/site';

const toggle = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar', includeHidden: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const back = (page: Page) => page.getByRole('button', { name: '← Back to main menu' });
const docsTree = (page: Page) => drawer(page).getByRole('navigation', { name: 'Docs sidebar' });
const bodyOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow);

async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await bodyOverflow(page)).toBe('visible');
}

test.describe('the drawer at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the docs tree, with a button for the main menu', async ({ page }) => {
    await page.goto('docs/accounts/');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await bodyOverflow(page)).toBe('hidden');
    await expect(docsTree(page)).toBeVisible();
    await expect(page.locator('[data-panel="primary"]')).toHaveAttribute('inert', '');

    await back(page).click();
    for (const name of ['Features', 'Docs', 'Blog', 'Contact', 'Download', /^Donate/, /^Discord/, /^GitHub/])
      await expect(drawer(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(docsTree(page)).toHaveCount(0);
    await expect(page.locator('[data-panel="secondary"]')).toHaveAttribute('inert', '');

    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expectClosed(page);
    await toggle(page).click();
    await expect(docsTree(page)).toBeVisible();
  });

  test('opens at the current page, with a whole row below its button', async ({ page }) => {
    for (const path of ['docs/troubleshooting/server/', 'docs/accounts/reconciliation/', 'docs/faq/']) {
      await page.goto(path);
      await toggle(page).click();
      await expect(docsTree(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
      const edge = await back(page).evaluate(button => button.getBoundingClientRect().bottom);
      const cut = await docsTree(page)
        .locator('li a, li p')
        .evaluateAll(
          (rows, line) =>
            rows
              .map(row => ({ name: row.textContent, place: row.getBoundingClientRect() }))
              .filter(({ place }) => place.top < line - 1 && place.bottom > line + 1)
              .map(({ name }) => name),
          edge,
        );
      expect(cut, path).toEqual([]);
    }
  });

  test('opens with the heading above the current page, if it isn’t far away', async ({ page }) => {
    await page.goto('docs/schedules/');
    await toggle(page).click();
    await expect(docsTree(page).getByRole('link', { name: 'Schedules' })).toBeInViewport({ ratio: 1 });
    const edge = await back(page).evaluate(button => button.getBoundingClientRect().bottom);
    const heading = docsTree(page).getByText('Using Actual', { exact: true });
    const top = await heading.evaluate(element => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(edge);
    expect(top).toBeLessThan(edge + 32);
  });

  test('says which part of the site its links are for, in headings larger than the links', async ({
    page,
  }) => {
    await page.goto('docs/faq/');
    await toggle(page).click();
    const part = drawer(page).getByText('Docs', { exact: true }).first();
    await expect(part).toBeVisible();
    const sizeOf = (locator: ReturnType<Page['locator']>) =>
      locator.evaluate(element => parseFloat(getComputedStyle(element).fontSize));
    const heading = docsTree(page).getByText('Help & Support', { exact: true });
    expect(await sizeOf(heading)).toBeGreaterThan(
      await sizeOf(docsTree(page).getByRole('link', { name: 'Frequently Asked Questions' })),
    );
    await back(page).click();
    await expect(part).toBeHidden();
  });

  test('leads from the home page to each part of the docs in two taps', async ({ page }) => {
    await page.goto('');
    await toggle(page).click();
    const parts = drawer(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Docs' }) });
    await expect(parts.getByRole('listitem')).toHaveText([
      'A Tour of Actual',
      'Getting Started',
      'Using Actual',
      'Help & Support',
      'Contributing',
    ]);
    await parts.getByRole('link', { name: 'Help & Support' }).click();
    await expect(page).toHaveURL(/\/docs\/faq\/$/);
    await expectClosed(page);
  });

  test('closes when a page is chosen', async ({ page }) => {
    await page.goto('docs/');
    await toggle(page).click();
    await docsTree(page).getByRole('link', { name: 'Frequently Asked Questions' }).click();
    await expect(page).toHaveURL(/\/docs\/faq\/$/);
    await expectClosed(page);
  });

  test('lines up the arrows of all its categories', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await toggle(page).click();
    await expect(docsTree(page)).toBeVisible();
    const edges = await docsTree(page)
      .locator('svg:visible')
      .evaluateAll(arrows => arrows.map(arrow => Math.round(arrow.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(2);
    expect(new Set(edges).size).toBe(1);
  });

  test('stays open when a category without a page opens', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await toggle(page).click();
    const category = docsTree(page).getByRole('button', { name: 'Troubleshooting' });
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page)).toBeVisible();
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer(page)).toBeVisible();
  });

  test('closes on a tap outside it, on Escape, and in a wide window', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await toggle(page).click();
    await page.mouse.click(380, 400);
    await expectClosed(page);

    await toggle(page).click();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();

    await toggle(page).click();
    await page.setViewportSize({ width: 997, height: 844 });
    await expectClosed(page);
    await expect(page.locator('dialog[data-drawer]')).toHaveCount(0);
    await page.setViewportSize({ width: 996, height: 844 });
    await toggle(page).click();
    await expect(docsTree(page)).toBeVisible();
  });

  for (const api of ['with', 'without']) {
    test(`Back and Forward close it and stay on the page; the next ones leave, ${api} the Navigation API`, async ({
      page,
    }) => {
      if (api === 'without')
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      await page.goto('docs/');
      await hydrated(page);
      await toggle(page).click();
      await docsTree(page).getByRole('link', { name: 'Schedules' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible();
      await toggle(page).click();
      await page.evaluate(() => history.back());
      await expectClosed(page);
      await expect(page).toHaveURL(/\/docs\/schedules\/$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/docs\/$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();

      await toggle(page).click();
      await page.evaluate(() => history.forward());
      await expectClosed(page);
      await expect(page).toHaveURL(/\/docs\/$/);
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(/\/docs\/schedules\/$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible();
    });
  }

  test('shows the main menu, or on the blog its newest posts', async ({ page }) => {
    await page.goto('contact/');
    await toggle(page).click();
    await expect(drawer(page).getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await expect(back(page)).toHaveCount(0);

    await page.goto('blog/');
    await toggle(page).click();
    const posts = drawer(page).getByRole('navigation', { name: 'Blog recent posts navigation' });
    await expect(posts.getByRole('heading', { name: '2025' })).toBeVisible();
    await expect(posts.getByRole('link')).toHaveCount(5);
  });

  test('has its text below the logo, like the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['docs/', 'blog/', 'contact/']) {
      await page.goto(path);
      await hydrated(page);
      const logo = await page
        .getByRole('banner')
        .or(page.locator('header, nav'))
        .first()
        .locator('svg')
        .first()
        .boundingBox();
      await toggle(page).click();
      const panel = drawer(page).locator('[data-panel]:not([inert])');
      await expect(panel.getByRole('link').first()).toBeVisible();
      const start = await panel.evaluate(element => {
        const edges = [...element.querySelectorAll('a, p, h2, button, svg')]
          .filter(part => part.checkVisibility() && !part.closest('.visually-hidden'))
          .map(part => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return (part instanceof SVGElement ? part : range).getBoundingClientRect().left;
          });
        return Math.min(...edges.filter(edge => edge > 0));
      });
      expect(Math.abs(start - (logo?.x ?? 0)), path).toBeLessThan(2);
    }
  });

  test('highlights the current page as wide as the drawer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['docs/', 'contact/']) {
      await page.goto(path);
      await toggle(page).click();
      const place = await drawer(page).locator('[data-panel]:not([inert]) [aria-current]').boundingBox();
      expect(place?.x, path).toBe(0);
      expect(place?.width, path).toBeCloseTo((await drawer(page).boundingBox())?.width ?? 0, 0);
    }
  });

  test('has rows that are large enough for a finger', async ({ page }) => {
    for (const path of ['docs/tour/', 'blog/', 'contact/']) {
      await page.goto(path);
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
      const low = await drawer(page)
        .locator('a, button, summary')
        .evaluateAll(controls =>
          controls.flatMap(control => {
            const { height } = control.getBoundingClientRect();
            return control.checkVisibility() && height < 44 ? [`${control.textContent}: ${height}`] : [];
          }),
        );
      expect(low, path).toEqual([]);
    }
  });

  test('keeps the focus inside and restores it', async ({ page }) => {
    await page.goto('contact/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });

  test('opens before the framework loads', async ({ page }) => {
    await withoutFramework(page);
    await page.goto('docs/');
    await toggle(page).click();
    await expect(docsTree(page)).toBeVisible();
    await back(page).click();
    await drawer(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(drawer(page)).toHaveCount(0);
  });

  test('opens without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('docs/');
    await toggle(page).click();
    await drawer(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await context.close();
  });
});

for (const width of [390, 1280]) {
  test(`the header fits at ${width} px with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('docs/');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const ends = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(2);
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const [width, paths] of [
  [390, ['docs/accounts/reconciliation/', 'docs/install/docker/', 'docs/releases/', 'docs/tour/budget/']],
  [1024, ['blog/', 'blog/archive/', 'blog/authors/', 'blog/tags/']],
] as const) {
  test(`if the browser’s text is twice as large, nothing is wider than the window at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

test('nothing is wider than the window at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', 'docs/', 'blog/', 'contact/']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
