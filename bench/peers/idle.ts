import type { Page } from '@playwright/test';

/** How often it is looked, in ms. */
const POLL_MS = 50;

/**
 * Watches a page's requests from now on. Playwright's own "networkidle" will not do: a page reaches it once, and what the pointer
 * sets off later would not be waited for.
 *
 * @param quietMs for how long nothing may have been under way
 * @returns waits until the page is idle
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
    // The two events have types of their own.
    page.on(end as 'requestfinished', request => change(() => underWay.delete(request)));
  return async () => {
    lastChange = performance.now();
    while (underWay.size > 0 || performance.now() - lastChange < quietMs) await page.waitForTimeout(POLL_MS);
  };
}
