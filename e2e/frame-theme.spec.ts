import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { expect, hydrated, test, withoutFramework } from './support/site';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectMode(page: Page, theme: string, choice: string): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-theme', theme);
  await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
  await expect(toggle(page)).toHaveAttribute('title', `${choice} mode`);
  await expect(toggle(page)).toHaveAccessibleName(
    `Switch between dark and light mode (currently ${choice} mode)`,
  );
}

/** Goes through all modes, starting with empty storage on a dark system. */
async function expectCycle(page: Page): Promise<void> {
  await expectMode(page, 'dark', 'system');
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
  expect(await stored(page)).toBe('light');
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  expect(await stored(page)).toBe('dark');
  await toggle(page).click();
  await expectMode(page, 'dark', 'system');
  expect(await stored(page)).toBeNull();
}

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the button switches from system to light, dark, and back', async ({ page }) => {
    await page.goto('contact/');
    await hydrated(page);
    await expectCycle(page);
  });

  test('the button works before the framework loads', async ({ page }) => {
    await withoutFramework(page);
    await page.goto('contact/');
    await expectCycle(page);
  });

  test('an unknown stored value means system and is removed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'solarized'));
    await page.goto('contact/');
    await hydrated(page);
    await expectMode(page, 'dark', 'system');
    expect(await stored(page)).toBeNull();
  });

  test('an address can set a mode without storing it', async ({ page }) => {
    await page.goto('contact/?docusaurus-theme=light');
    await hydrated(page);
    await expectMode(page, 'light', 'light');
    expect(await stored(page)).toBeNull();
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    await page.goto('contact/?docusaurus-theme=pink');
    await expectMode(page, 'dark', 'dark');
  });

  test('printing is light', async ({ page }) => {
    await page.goto('docs/');
    await expect(html(page)).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(html(page)).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test('the stored mode is applied in the first painted frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const note = () => {
      if (!document.querySelector('nav')) return requestAnimationFrame(note);
      const { theme, themeChoice } = document.documentElement.dataset;
      return Object.assign(window, { firstFrame: [theme, themeChoice] });
    };
    requestAnimationFrame(note);
  });
  await withoutFramework(page);
  await page.goto('contact/');
  const firstFrame = await page.waitForFunction(() => (window as { firstFrame?: string[] }).firstFrame);
  expect(await firstFrame.jsonValue()).toEqual(['dark', 'dark']);
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
});

for (const scripts of ['with', 'without'] as const) {
  test(`a choice in one tab applies to the others, ${scripts} the framework`, async ({ context, page }) => {
    if (scripts === 'without') await withoutFramework(context);
    const other = await context.newPage();
    await page.goto('contact/');
    await other.goto('download/');
    for (const choice of ['light', 'dark', 'system']) {
      await toggle(page).click();
      await expectMode(other, choice === 'dark' ? 'dark' : 'light', choice);
      expect(await stored(other)).toBe(choice === 'system' ? null : choice);
    }
    await toggle(other).click();
    await expectMode(page, 'light', 'light');
    expect(await stored(page)).toBe('light');
  });
}

test("system follows the operating system; other choices don't", async ({ page }) => {
  await page.goto('contact/');
  await hydrated(page);
  await expectMode(page, 'light', 'system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark', 'system');
  expect(await stored(page)).toBeNull();
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light', 'light');
});

plain('blocked storage: the choice lasts for the session', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('docs/');
  await hydrated(page);
  await expectMode(page, 'light', 'system');
  await toggle(page).click();
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  const header = page.getByRole('navigation', { name: 'Main' });
  await header.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/contact/);
  await expectMode(page, 'dark', 'dark');
  expect(errors).toEqual([]);
});

plain('blocked storage: a choice made before the framework loads is preserved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('docs/');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
    button?.click();
    button?.click();
  });
  await expectMode(page, 'dark', 'dark');
  await hydrated(page);
  await expectMode(page, 'dark', 'dark');
});

test('in the drawer, the button is right as soon as it appears', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('contact/');
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expectMode(page, 'dark', 'dark');
  await toggle(page).click();
  await expectMode(page, 'light', 'system');
});
