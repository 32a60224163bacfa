import type { Page } from '@playwright/test';
import { previewTest as test } from './support/preview';
import { layoutShift, watchShifts } from './support/shifts';
import { expect, hydrated, withoutFramework } from './support/site';

/** Tests of features that the site doesn't use: the preview has an announcement and two versions of its docs. */

const announcement = (page: Page) => page.getByRole('banner');
const close = (page: Page) => announcement(page).getByRole('button', { name: 'Close' });
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const versions = (page: Page) => header(page).locator('details[data-menu]');
const choice = (page: Page) => versions(page).locator('summary');
const version = (page: Page, name: string) => versions(page).getByRole('link', { name });
const stored = (page: Page) =>
  page.evaluate(() => ['id', 'dismiss'].map(name => localStorage.getItem(`docusaurus.announcement.${name}`)));

/** Stores an id and a flag for the site, as an earlier visit would. */
async function visitedBefore(page: Page, id: string, dismissed: string): Promise<void> {
  await page.addInitScript(
    ([seen, flag]) => {
      if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
      localStorage.setItem('docusaurus.announcement.id', seen);
      localStorage.setItem('docusaurus.announcement.dismiss', flag);
    },
    [id, dismissed] as const,
  );
}

/** Records the header's position in the first frame that has one. */
async function watchFirstFrame(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = (): unknown => {
      const nav = document.querySelector('nav');
      if (!nav) return requestAnimationFrame(note);
      return Object.assign(window, { firstTop: nav.getBoundingClientRect().top });
    };
    requestAnimationFrame(note);
  });
  return async () => {
    const top = await page.waitForFunction(() => (window as { firstTop?: number }).firstTop !== undefined);
    await top.dispose();
    return page.evaluate(() => (window as { firstTop?: number }).firstTop ?? -1);
  };
}

test.describe('the announcement', () => {
  test('shows above the header on a first visit, and scrolls away', async ({ page }) => {
    const firstTop = await watchFirstFrame(page);
    await page.goto('docs/faq/');
    await expect(announcement(page)).toContainText('This is a preview of the docs.');
    expect(await stored(page)).toEqual(['preview', 'false']);
    expect((await announcement(page).boundingBox())?.height).toBe(30);
    expect(await firstTop()).toBe(30);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  });

  for (const framework of ['with', 'without'] as const) {
    test(`stays closed, ${framework} the framework`, async ({ page }) => {
      const firstTop = await watchFirstFrame(page);
      if (framework === 'without') await withoutFramework(page);
      await page.goto('docs/faq/');
      if (framework === 'with') await hydrated(page);
      await close(page).click();
      await expect(announcement(page)).toHaveCount(0);
      expect(await stored(page)).toEqual(['preview', 'true']);
      await header(page).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(announcement(page)).toHaveCount(0);
      await page.reload();
      expect(await firstTop()).toBe(0);
      await expect(announcement(page)).toHaveCount(0);
    });
  }

  test("shows if it's new, on the first load", async ({ page }) => {
    await visitedBefore(page, 'older', 'true');
    const firstTop = await watchFirstFrame(page);
    await page.goto('docs/faq/');
    expect(await firstTop()).toBe(30);
    await expect(announcement(page)).toBeVisible();
    expect(await stored(page)).toEqual(['preview', 'false']);
  });

  test('shifts nothing during hydration', async ({ page }) => {
    await page.goto('docs/faq/');
    // On a slow machine, the browser may paint the header before it has parsed all of it. That shift isn't caused by the
    // framework.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await page.evaluate(watchShifts, false);
    await hydrated(page);
    await expect(announcement(page)).toBeVisible();
    expect(await page.evaluate(layoutShift)).toBe(0);
  });

  test("links to a page of the site and isn't printed", async ({ page }) => {
    await page.goto('contact/');
    await hydrated(page);
    await announcement(page).getByRole('link', { name: 'preview' }).click();
    await expect(page).toHaveURL(/\/docs-preview\/docs\/faq\/$/);
    await page.emulateMedia({ media: 'print' });
    await expect(announcement(page)).toBeHidden();
  });
});

test.describe('the version menu', () => {
  test('opens on hover and Enter, and closes when something else is clicked, touched, or focused', async ({
    page,
  }) => {
    await page.goto('docs/faq/');
    await hydrated(page);
    await expect(choice(page)).toHaveText('Versions: Next');
    await expect(version(page, '25.10')).toBeHidden();
    await choice(page).hover();
    await expect(version(page, '25.10')).toBeVisible();
    await page.mouse.move(400, 500);
    await expect(version(page, '25.10')).toBeHidden();

    await choice(page).focus();
    await page.keyboard.press('Enter');
    await expect(version(page, '25.10')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(version(page, '25.10')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.mouse.click(700, 600);
    await expect(version(page, '25.10')).toBeHidden();

    await choice(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).dispatchEvent('touchstart');
    await expect(version(page, '25.10')).toBeHidden();

    await choice(page).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Next', '25.10']) {
      await page.keyboard.press('Tab');
      await expect(version(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(version(page, '25.10')).toBeHidden();
  });

  test('opens before the framework loads', async ({ page }) => {
    await withoutFramework(page);
    await page.goto('docs/faq/');
    await choice(page).click();
    await version(page, '25.10').click();
    await expect(page).toHaveURL(/\/docs\/25\.10\/faq\/$/);
    await expect(choice(page)).toHaveText('Versions: 25.10');
  });

  test('opens the same page in the other version, which the header remembers', async ({ page }) => {
    await page.goto('docs/25.10/faq/?a=1#was-it-free-then');
    await hydrated(page);
    await choice(page).click();
    await version(page, 'Next').click();
    await expect(page).toHaveURL(/\/docs\/faq\/\?a=1#was-it-free-then$/);
    await page.mouse.move(400, 500);
    await expect(version(page, 'Next')).toBeHidden();
    await header(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(choice(page)).toHaveText('Versions: Next');
    await page.evaluate(() => localStorage.removeItem('docs-preferred-version-default'));
    await page.reload();
    await hydrated(page);
    await expect(choice(page)).toHaveText('Versions: 25.10');
  });

  test('is a list in the drawer in small windows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('docs/faq/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(drawer.getByText('Versions', { exact: true })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-current', 'page');
    await drawer.getByRole('link', { name: '25.10' }).click();
    await expect(page).toHaveURL(/\/docs\/25\.10\/faq\/$/);
    await expect(drawer).toHaveCount(0);
  });
});
