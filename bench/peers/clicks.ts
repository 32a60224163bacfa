import type { Browser, Page } from '@playwright/test';
import { watchIdle } from './idle';

/**
 * When a reader clicks: as soon as the page's load event has come; when all is quiet and the pointer has been about; or then and
 * after a rest on the link, which a site may have used to fetch the page.
 */
export const MOMENTS = ['right after load', 'later', 'prefetched'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The page that is read, and the one in its sidebar that is clicked. */
export const FROM = '/docs/budgeting/';
export const TO = '/docs/budgeting/categories/';

/** How long the pointer rests on a link before the button goes down: readers aim, and sites may fetch the page meanwhile. */
export const HOVER_MS = 100;

/** For how long a page asks for nothing to be idle, and how long it may take to show the next one, in ms. */
export const IDLE_MS = 1000;
export const LONGEST_WAIT_MS = 30_000;

/**
 * Runs in every page: after a click, tells when a frame with another title has been painted, in this document or the next, and
 * when that frame began.
 * (A frame's callbacks come before its painting, a message sent from one of them after it.)
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
          const { reportPaint } = window as unknown as { reportPaint(painted: number, shown: number): void };
          reportPaint(performance.timeOrigin + performance.now() - at, shown);
        };
        channel.port2.postMessage(0);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a docs page with nothing in the cache and clicks a link of its sidebar.
 *
 * @param base the address of the site, behind a slow network or not
 * @returns milliseconds from the click to the next page painted
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
    // tsx names functions by a helper that the page has not.
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

/** The link as the sidebar shows it: before the text in the page, and visible. */
const sidebarLink = (page: Page) => page.locator(`a[href="${TO}"]:visible`).first();
