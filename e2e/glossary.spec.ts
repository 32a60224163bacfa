import { devices, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, hydrated, test } from './support/site';

/** A page that uses a term explained on another page. */
const PAGE = 'docs/getting-started/envelope-budgeting/';
const TERM = 'off budget';

const { definition } = (
  parse(readFileSync('e2e/fixtures/site/content/glossary.yml', 'utf8')) as {
    term: string;
    definition: string;
  }[]
).find(({ term }) => term === TERM) ?? { definition: '' };

const term = (page: Page) => page.locator('.prose').getByRole('link', { name: TERM, exact: true });
const meaning = (page: Page) => page.getByRole('tooltip').filter({ hasText: definition });

test.describe('a glossary term shows its definition', () => {
  test('on keyboard focus, and Escape closes it', async ({ page }) => {
    await page.goto(PAGE);
    await expect(term(page)).toHaveAccessibleDescription(definition);
    await expect(meaning(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(meaning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/glossary\/#off-budget$/);
    await expect(page.locator('[id="off-budget"]')).toBeInViewport();
  });

  test('while the pointer is on it', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await term(page).hover();
    await expect(meaning(page)).toBeVisible();
    await meaning(page).hover();
    await expect(meaning(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(meaning(page)).toBeHidden();
  });

  for (const [place, block] of [
    ['top', 'start'],
    ['middle', 'center'],
    ['bottom', 'end'],
  ] as const)
    test(`next to it, inside the window, at the ${place}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(PAGE);
      await term(page).evaluate((word, to) => word.scrollIntoView({ block: to, behavior: 'instant' }), block);
      await term(page).hover();
      await expect(meaning(page)).toBeVisible();
      const [word, box] = [await term(page).boundingBox(), await meaning(page).boundingBox()];
      if (!word || !box) throw new Error("The term or its definition isn't visible.");
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
      expect(
        Math.min(Math.abs(box.y - word.y - word.height), Math.abs(word.y - box.y - box.height)),
      ).toBeLessThan(12);
    });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: devices['Pixel 7'].viewport });

    test('at the first tap; the second one opens the glossary', async ({ page }) => {
      await page.goto(PAGE);
      // A tap lands where the browser last painted, so the word must be painted at its position first.
      await term(page).scrollIntoViewIfNeeded();
      await expect(term(page)).toBeInViewport();
      await term(page).tap();
      await expect(meaning(page)).toBeVisible();
      await expect(page).toHaveURL(/envelope-budgeting\/$/);
      await term(page).tap();
      await expect(page).toHaveURL(/\/docs\/glossary\/#off-budget$/);
    });
  });

  test('without JavaScript on the glossary’s page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(meaning(page)).toBeHidden();
    await term(page).click();
    await expect(page.locator('[id="off-budget"]')).toContainText(definition);
    await context.close();
  });
});
