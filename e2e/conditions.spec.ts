import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from './support/site';

/** One page of each kind. */
const KINDS = [
  '',
  'download/',
  'contact/',
  'search/',
  'blog/',
  'blog/release-25.10.0/',
  'docs/',
  'docs/install/docker/',
];

test.describe('zoom', () => {
  test('pages, menu, and search work at 200% zoom (640 px)', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto('docs/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('[data-search-field]').fill('budget');
    const option = page.getByRole('option').first();
    await expect(option).toBeInViewport();
    await option.click();
    await expect(page).not.toHaveURL(/\/docs\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test.describe('forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** The styles of an element besides colors, which the system overrides. */
  const marks = (target: Locator) =>
    target.evaluate(element => {
      const style = getComputedStyle(element);
      return [
        style.backgroundColor,
        style.outlineStyle,
        style.fontWeight,
        style.textDecorationLine,
        style.borderColor,
      ].join();
    });

  test('the current page, hit, and tab are distinguishable', async ({ page }) => {
    await page.goto('docs/faq/');
    await hydrated(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(await marks(sidebar.locator('[aria-current]'))).not.toBe(
      await marks(sidebar.getByRole('link', { name: 'Settings', exact: true })),
    );
    await page.locator('[data-search-field]').fill('budget');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    expect(await marks(options.first())).not.toBe(await marks(options.nth(1)));

    await page.goto('docs/contributing/writing-docs/');
    await hydrated(page);
    const tabs = page.getByRole('tab');
    expect(await marks(tabs.first())).not.toBe(await marks(tabs.nth(1)));
  });

  test('buttons have a border, and the focus has a ring', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
    const save = page.getByRole('button', { name: /^Save/ });
    await expect(save).toBeVisible();
    const edge = () => save.evaluate(button => getComputedStyle(button).borderTopStyle);
    expect(await edge()).toBe('solid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const ring = await page.locator(':focus').evaluate(element => getComputedStyle(element).outlineStyle);
    expect(ring).toBe('solid');
  });
});

test('nothing moves with reduced motion, in any state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(time => parseFloat(time) || 0));
      const slow = [...document.querySelectorAll('*')].filter(element => {
        if (!element.checkVisibility()) return false;
        const style = getComputedStyle(element);
        const moves = /transform|translate|rotate|scale|all|height|width|inset|margin/.test(
          style.transitionProperty,
        );
        return (moves && seconds(style.transitionDuration) > 0.01) || seconds(style.animationDuration) > 0.01;
      });
      const scrolls = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
      return [
        ...slow.map(element => `${element.tagName} ${element.className}`),
        ...(scrolls ? ['smooth scrolling'] : []),
      ];
    });
  for (const path of [...KINDS, 'docs/contributing/writing-docs/']) {
    await page.goto(path);
    await hydrated(page);
    expect(await moving(), path).toEqual([]);
  }
});
