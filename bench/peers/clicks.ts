import type { Browser, Page } from '@playwright/test';
import { watchIdle } from './idle';

/**
 * When a reader clicks: right after the load event; when the page is idle and the pointer has moved; or after that and a rest on
 * the link, in which a site may prefetch the page.
 */
export const MOMENTS = ['right after load', 'later', 'prefetched'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The current page, and the one in its sidebar that is clicked. */
export const FROM = '/docs/budgeting/';
export const TO = '/docs/budgeting/categories/';

/** How long the pointer rests on a link before the click, because readers aim and sites may prefetch the page in the meantime. */
export const HOVER_MS = 100;

/** How long a page must be idle, and the time limit for the next page, in ms. */
export const IDLE_MS = 1000;
export const LONGEST_WAIT_MS = 30_000;

/** The page's window. `reportPaint` is called with two times since the click, in ms: when the page was painted and when it was shown. */
declare const window: Window & { reportPaint(painted: number, shown: number): void };

/**
 * Runs in every page: reports when a frame with a different title has been painted after a click, in this document or the next,
 * and when that frame started. (A frame's callbacks run before it's painted, and a message sent from one runs after.)
 */
export function watchClicks(): void {
  const key = 'bench-click';
  document.addEventListener(
    'click',
    event => {
      const title = document.querySelector('h1')?.textContent;
      sessionStorage.setItem(key, JSON.stringify({ at: performance.timeOrigin + event.timeStamp, title }));
    },
    true,
  );
  const look = () => {
    const click = sessionStorage.getItem(key);
    const heading = document.querySelector('h1');
    if (click !== null && heading && heading.getBoundingClientRect().height > 0) {
      const { at, title } = JSON.parse(click) as { at: number; title: string };
      if (heading.textContent !== title) {
        sessionStorage.removeItem(key);
        const shown = performance.timeOrigin + performance.now() - at;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.reportPaint(performance.timeOrigin + performance.now() - at, shown);
        };
        channel.port2.postMessage(0);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a docs page with an empty cache and clicks a link in its sidebar.
 *
 * @param base the address of the site, possibly behind a slow network
 * @returns the time from the click until the next page is painted, in ms
 */
export async function clickThrough(
  browser: Browser,
  base: string,
  moment: Moment,
  cpu: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  try {
    const page = await context.newPage();
    const painted = new Promise<number>((done, fail) => {
      void context.exposeBinding('reportPaint', (_, ms: number) => done(ms));
      setTimeout(
        () => fail(new Error(`${base}: no other page ${LONGEST_WAIT_MS} ms after the click.`)),
        LONGEST_WAIT_MS * 3,
      ).unref();
    });
    // tsx adds a helper to functions that the page doesn't have.
    await page.addInitScript('globalThis.__name = named => named');
    await page.addInitScript(watchClicks);
    const idle = watchIdle(page, IDLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`${base}${FROM}`, { waitUntil: 'load', timeout: LONGEST_WAIT_MS });
    if (moment !== 'right after load') {
      await idle();
      await page.locator('h1').first().hover();
      await idle();
    }
    const box = await sidebarLink(page).boundingBox();
    if (!box) throw new Error(`${base}${FROM} shows no link to ${TO} in its sidebar.`);
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.waitForTimeout(HOVER_MS);
    if (moment === 'prefetched') await idle();
    await page.mouse.down();
    await page.mouse.up();
    return await painted;
  } finally {
    await context.close();
  }
}

/** The visible link in the sidebar, which comes before the one in the text. */
export const sidebarLink = (page: Page) => page.locator(`a[href="${TO}"]:visible`).first();
