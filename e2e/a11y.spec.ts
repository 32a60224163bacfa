import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { expect, hydrated, test } from './support/site';

/** What opens over a page, and the width at which it does. */
const OPENED: Record<string, { path: string; width: number; open(page: Page): Promise<void> }> = {
  'the hits of a search': {
    path: 'docs/',
    width: 1280,
    open: async page => {
      await page.locator('[data-search-field]').fill('budget');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  'a search without hits': {
    path: 'docs/',
    width: 1280,
    open: async page => {
      await page.locator('[data-search-field]').fill('zzzqqqxyz');
      await expect(page.getByText('No results')).toBeVisible();
    },
  },
  'the results of the search page': {
    path: 'search/?q=bank',
    width: 1280,
    open: page => expect(page.getByText(/documents found$/)).toBeVisible(),
  },
  'the menu of a phone': {
    path: 'docs/',
    width: 390,
    open: page => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
  },
  'the dialog for reading offline': {
    path: 'docs/',
    width: 390,
    open: async page => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
    },
  },
  'the dialog of the setup, with a value that isn’t valid': {
    path: 'docs/install/your-setup/',
    width: 390,
    open: async page => {
      await page.getByRole('button', { name: 'Choose yours' }).click();
      await page.getByLabel('Server port').fill('x');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter a whole number from 1 to 65535.')).toBeVisible();
    },
  },
  'a page that is shown for a setup': {
    path: 'docs/install/your-setup/',
    width: 1280,
    open: async page => {
      await page.getByRole('button', { name: 'Choose yours' }).click();
      await page.getByLabel('How you run Actual').selectOption('Docker');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('link', { name: 'Go to: Only with Docker' })).toBeVisible();
    },
  },
  'the template workshop': {
    path: 'docs/experimental/goal-templates/',
    width: 390,
    open: async page => {
      await page.getByRole('button', { name: 'Open the workshop' }).click();
      await expect(page.getByRole('combobox', { name: 'I want to' })).toBeVisible();
    },
  },
  'an enlarged picture': {
    path: 'docs/tour/budget/',
    width: 1280,
    open: page =>
      page
        .getByRole('main')
        .getByRole('button', { name: /enlarge/i })
        .first()
        .click(),
  },
};

for (const [name, { path, width, open }] of Object.entries(OPENED)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${name}, in ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      await open(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}
