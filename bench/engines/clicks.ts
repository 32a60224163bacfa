import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from '../../e2e/browsers/driver';
import { FROM, HOVER_MS, IDLE_MS, LONGEST_WAIT_MS, TO, watchClicks, type Moment } from '../peers/clicks';
import { floorBase, type Floor } from './floors';

/**
 * Where the pages of the benchmark store the duration of a click in ms, until the start of the frame that shows the next page.
 * The time to draw that frame without a graphics card (up to 0.2 s in WebKit) says nothing about readers' machines.
 */
const RESULT = 'bench-painted';

/** The script that measures clicks, for the head of a page. tsx adds a helper to functions that the page doesn't have. */
export const WATCH_SCRIPT = `globalThis.__name = named => named;
globalThis.reportPaint = (painted, shown) => sessionStorage.setItem('${RESULT}', shown);
(${watchClicks.toString()})();`;

/** How long after a click the page isn't asked for the result, in ms. */
const UNASKED_MS = 600;

/**
 * Whether the page hasn't received anything for a while, measured in the page from RESTART on. An engine that hydrates late is
 * silent before it begins to prefetch, which doesn't count.
 */
const IS_IDLE = `document.readyState === 'complete' &&
  performance.now() - Math.max(globalThis.benchStart, ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)) > ${IDLE_MS}`;

/** Starts waiting for an idle page again. */
const RESTART = 'void (globalThis.benchStart = performance.now())';

/** Whether the page is hydrated. */
const IS_HYDRATED = `document.documentElement.dataset.hasHydrated === 'true'`;

const boxOf = (selector: string) =>
  `(() => {
    const shown = [...document.querySelectorAll('${selector}')].find(each => each.checkVisibility());
    const { x, y, width, height } = shown?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  })()`;

/**
 * Opens a docs page with an empty cache and clicks a link in its sidebar.
 *
 * @param base the address of the site, new for every visit, so that nothing is cached
 * @returns the time from the click to the start of the first frame with the next page, in ms
 */
export async function clickIn(driver: Driver, base: string, moment: Moment): Promise<number> {
  await openFirst(driver, base);
  if (moment !== 'right after load') {
    const title = await place(driver, 'h1');
    await driver.move(title.x + 20, title.y + title.height / 2);
    await until(driver, IS_HYDRATED);
    await idle(driver);
  }
  return clickLink(driver, TO, moment === 'prefetched');
}

/**
 * Makes the same click on the pages of a floor, when the browser has the next page.
 *
 * @param base as in clickIn
 * @returns as clickIn does
 */
export async function clickFloor(driver: Driver, base: string, floor: Floor): Promise<number> {
  await openFirst(driver, base + floorBase(floor));
  await idle(driver);
  return clickLink(driver, floorBase(floor) + TO, true);
}

async function openFirst(driver: Driver, base: string): Promise<void> {
  await driver.move(1, 1);
  await driver.open(base + FROM);
  await until(driver, `document.readyState === 'complete'`);
}

/** Points at a link, waits, and clicks it. */
async function clickLink(driver: Driver, to: string, whenIdle: boolean): Promise<number> {
  const link = await place(driver, `a[href="${to}"]`);
  const [x, y] = [link.x + 20, link.y + link.height / 2];
  await driver.move(x, y);
  await wait(HOVER_MS);
  if (whenIdle) await idle(driver);
  await driver.drag('mouse', [[x, y]]);
  // Firefox and WebKit run the driver's questions on the page's thread, which would take part of the click's time.
  await wait(UNASKED_MS);
  return Number(await until(driver, `sessionStorage.getItem('${RESULT}')`));
}

async function idle(driver: Driver): Promise<void> {
  await driver.evaluate(RESTART);
  await until(driver, IS_IDLE);
}

async function place(driver: Driver, selector: string): Promise<{ x: number; y: number; height: number }> {
  const box = (await driver.evaluate(boxOf(selector))) as { x?: number; y?: number; height?: number };
  if (box.x === undefined || box.y === undefined || box.height === undefined)
    throw new Error(`${FROM} shows no ${selector}.`);
  return { x: box.x, y: box.y, height: box.height };
}

/** Waits until an expression in the page is true, and returns its value. A page that is being left doesn't respond. */
async function until(driver: Driver, expression: string): Promise<unknown> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    const value = await driver.evaluate(expression).catch(() => undefined);
    if (value) return value;
    await wait(50);
  }
  throw new Error(`This still isn't true in the page after ${LONGEST_WAIT_MS} ms: ${expression}`);
}
