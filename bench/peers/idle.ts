import type { Page } from '@playwright/test';

/** The polling interval, in ms. */
const POLL_MS = 50;

/**
 * Watches a page's requests from now on. Playwright's own "networkidle" isn't enough: a page reaches it only once, so requests
 * triggered by the pointer later wouldn't count.
 *
 * @param quietMs how long there must be no requests
 * @returns a function that waits until the page is idle
 */
export function watchIdle(page: Page, quietMs: number): () => Promise<void> {
  const underWay = new Set<unknown>();
  let lastChange = performance.now();
  const change = (run: () => void) => {
    run();
    lastChange = performance.now();
  };
  page.on('request', request => change(() => underWay.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    // The two events have separate types.
    page.on(end as 'requestfinished', request => change(() => underWay.delete(request)));
  return async () => {
    lastChange = performance.now();
    while (underWay.size > 0 || performance.now() - lastChange < quietMs) await page.waitForTimeout(POLL_MS);
  };
}
