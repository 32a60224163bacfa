import type { Page } from '@playwright/test';
import { expectFinalResults } from './support/search';
import { expect, hydrated, test } from './support/site';

/** Pages with different focusable elements, by window width. */
const WALKS = {
  1280: [
    '',
    'download/',
    'contact/',
    'search/?q=rules',
    'blog/',
    'blog/release-25.10.0/',
    'docs/tour/budget/',
    'docs/contributing/writing-docs/',
    'no-such-page/',
  ],
  390: ['', 'blog/release-25.10.0/', 'docs/tour/budget/'],
};

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const focused = (page: Page) => page.locator(':focus');

/** What is wrong with the current focus: empty if it's visible, named, and marked. `end`: the focus has left the page. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { end: true, stop: '', wrong: [] };
    const name =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.innerText ??
      element.innerText;
    const stop = `<${element.tagName.toLowerCase()}> ${name.trim().slice(0, 40)}`;
    const wrong: string[] = [];
    const box = element.getBoundingClientRect();
    const outline = getComputedStyle(element);
    const ring = parseFloat(outline.outlineWidth) >= 2 && outline.outlineStyle !== 'none';
    if (!ring) wrong.push('has no focus ring');
    if (box.width === 0 || box.height === 0) wrong.push('has no size');
    if (box.bottom <= 0 || box.top >= innerHeight) wrong.push('is out of view');
    // Some of it must be in front, so that sticky or floating elements don't hide it completely.
    const seen = [0.1, 0.5, 0.9].some(across =>
      [0.1, 0.5, 0.9].some(down => {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    if (!seen) wrong.push('is hidden behind something');
    if (
      element.tagName !== 'PRE' &&
      name.trim() === '' &&
      !element.querySelector('img[alt]:not([alt=""]), [aria-label]')
    )
      wrong.push('has no name');
    return { end: false, stop, wrong };
  });

for (const [width, paths] of Object.entries(WALKS)) {
  for (const path of paths) {
    test(`at ${width} px, Tab goes through /${path} from the skip link to the end, always visible`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      // Results appear after the page has loaded, and are announced when they're complete.
      if (path.startsWith('search')) await expect(page.getByRole('status')).toHaveText(/found$/);
      // The search page focuses its field.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const stops: string[] = [];
      const wrong: string[] = [];
      const most = await page.locator('a, button, input, select, summary, [tabindex]').count();
      test.setTimeout(60_000 + most * 500);
      for (let step = 0; step <= most; step += 1) {
        await page.keyboard.press('Tab');
        const look = await lookAtFocus(page);
        if (look.end) break;
        stops.push(look.stop);
        wrong.push(...look.wrong.map(what => `${look.stop} ${what}`));
      }
      expect(wrong).toEqual([]);
      if (!path.startsWith('search')) expect(stops[0]).toContain('Skip to main content');
      expect(stops.length).toBeGreaterThan(8);
      // The focus can leave the page, so there is no trap.
      expect(stops.length).toBeLessThanOrEqual(most);
      expect(stops.some(stop => stop.includes('Read offline'))).toBe(true);
      expect(watch.splice(0).filter(line => !line.includes('404'))).toEqual([]);
    });
  }
}

test('from the skip link to a page found by search, with keys only', async ({ page }) => {
  await page.goto('');
  await press(page, 'Control+k');
  await page.keyboard.type('reconcile');
  await expectFinalResults(page);
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowDown', 'ArrowUp', 'Enter');
  await expect(page).toHaveURL(/\/docs\/accounts\/reconciliation\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, 'Tab');
  await expect(focused(page)).toHaveText('Skip to main content');
  await press(page, 'Enter', 'Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

test('a sidebar category and a page in it open with keys only', async ({ page }) => {
  await page.goto('docs/');
  await hydrated(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const toggle = sidebar.getByRole('button', { name: /^Expand sidebar category/ }).first();
  const name = (await toggle.getAttribute('aria-label'))?.replace('Expand', 'Collapse') ?? '';
  await toggle.focus();
  await press(page, 'Enter');
  const opened = sidebar.getByRole('button', { name, exact: true });
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await expect(opened).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(page).not.toHaveURL(/\/docs\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("the phone's menu opens, navigates, and closes with keys only", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).focus();
  await press(page, 'Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: /Back to main menu/ }).focus();
  await press(page, 'Space');
  await drawer.getByRole('link', { name: 'Contact' }).focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(drawer).toBeHidden();
});

test('the color mode changes with the space bar', async ({ page }) => {
  await page.goto('docs/');
  const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ }).first();
  await toggle.focus();
  const before = await page.locator('html').getAttribute('data-theme-choice');
  await press(page, 'Space');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before ?? '');
});

test('a picture is opened and closed with keys only', async ({ page }) => {
  await page.goto('docs/tour/budget/');
  await hydrated(page);
  const enlarge = page
    .getByRole('main')
    .getByRole('button', { name: /enlarge/i })
    .first();
  await enlarge.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('code and pages are copied with keys only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/install/docker/');
  await hydrated(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().focus();
  await press(page, 'Enter');
  await expect.poll(clipboard).toContain('docker');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).focus();
  await press(page, 'Enter');
  await expect.poll(clipboard).toMatch(/^# /);
});

test("the offline dialog keeps the focus while it's open and restores it", async ({ page }) => {
  await page.goto('docs/');
  await hydrated(page);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' });
  await button.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Read offline' });
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeVisible();
  const inside = () =>
    dialog.evaluate(
      element => document.activeElement === document.body || element.contains(document.activeElement),
    );
  for (let step = 0; step < 5; step += 1) {
    expect(await inside()).toBe(true);
    await press(page, 'Tab');
  }
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
