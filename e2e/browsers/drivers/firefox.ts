import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Conditions, Driver, Pointer, Points } from '../driver';

/** How long a finger may stay down for a tap. Firefox's 300 ms are too short for two commands on a busy machine. */
const MAX_TAP_MS = 10_000;

/** The pause after a tap, in ms, so that the next one isn't the second of a double tap. */
const DOUBLE_TAP_MS = 400;

/** Drives an installed Firefox with WebDriver BiDi. Options that BiDi can't set are preferences set at startup. */
export async function firefoxDriver(
  executablePath: string,
  { scheme, reducedMotion, scripts, touch }: Conditions,
): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 60_000,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'dom.w3c_touch_events.enabled': touch ? 1 : 0,
      'apz.max_tap_time': MAX_TAP_MS,
      // Otherwise, BiDi records the stack of every added event listener, which readers' browsers don't.
      'javascript.options.asyncstack': false,
    },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error =>
    complaints.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
  );
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return {
    open: url => open(page, url),
    evaluate: expression => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    drag: (pointer, points) => drag(page, pointer, points),
    doubleClick: (x, y) => page.mouse.click(x, y, { count: 2 }),
    wheel: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    press: keys => press(page, keys.split('+') as KeyInput[]),
    type: text => page.keyboard.type(text),
    complaints: () => complaints.splice(0),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/**
 * Tests wait for what they need, because the load event may be late on a page with many pictures. On a busy machine, the event
 * that the page is open is sometimes lost, so this also polls the page.
 */
async function open(page: Page, url: string): Promise<void> {
  // The current page may have the same address.
  await page.evaluate('window.isLeft = true');
  let isOpen = false;
  const opened = page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 }).then(() => {});
  const isThere = `!window.isLeft && location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`;
  const seen = async () => {
    while (!isOpen && !(await page.evaluate(isThere).catch(() => false))) await wait(200);
  };
  await Promise.race([opened, seen()]).finally(() => (isOpen = true));
  opened.catch(() => {});
}

async function press(page: Page, keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}

async function drag(page: Page, pointer: Pointer, points: Points): Promise<void> {
  const [[x, y] = [0, 0], ...rest] = points;
  if (pointer === 'finger') {
    const touch = await page.touchscreen.touchStart(x, y);
    for (const [toX, toY] of rest) await touch.move(toX, toY);
    await touch.end();
    // Two taps within this time are a double tap.
    return wait(DOUBLE_TAP_MS);
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [toX, toY] of rest) await page.mouse.move(toX, toY, { steps: 5 });
  await page.mouse.up();
}
