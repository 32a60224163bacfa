import { expect, type Page } from '@playwright/test';

/**
 * Waits until the search box announces how many results it shows. Before that, answers without excerpts are shown as they come, and
 * a better one can put the results in another order, so a test can't count positions.
 */
export async function expectFinalResults(page: Page): Promise<void> {
  await expect(page.locator('[data-search-panel]').getByRole('status')).toHaveText(/^\d+ results?$/);
}
