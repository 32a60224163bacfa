import { chromium, firefox, webkit, type Page } from '@playwright/test';
import type { Conditions, Driver, Engine, Pointer, Points } from '../driver';

const TYPES = { chromium, firefox, webkit };

/** Drives an engine with Playwright. */
export async function playwrightDriver(
  engine: Engine,
  executablePath: string,
  { scheme, reducedMotion, scripts, touch }: Conditions,
): Promise<Driver> {
  const browser = await TYPES[engine].launch({
    executablePath,
    args: engine === 'chromium' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
  });
  const context = await browser.newContext({
    colorScheme: scheme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: scripts,
    hasTouch: touch,
    // Playwright's Firefox doesn't support mobile emulation.
    isMobile: touch && engine !== 'firefox',
  });
  // The headless shell doesn't allow copying otherwise.
  if (engine === 'chromium') await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return {
    open: url => open(page, url),
    evaluate: expression => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    drag: (pointer, points) => drag(page, pointer, points),
    doubleClick: (x, y) => page.mouse.dblclick(x, y),
    wheel: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, deltaY);
    },
    press: keys => page.keyboard.press(keys),
    type: text => page.keyboard.type(text),
    complaints: () => complaints.splice(0),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** How often to ask for a page. Each try can be interrupted by what the previous test, or the previous try, still has under way. */
const TRIES = 5;

/**
 * The previous test's last click can still be opening a page, which interrupts this. If the same page interrupts it, an earlier try
 * is opening it.
 */
async function open(page: Page, url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      const isInterrupted = String(error).includes('interrupted by another navigation');
      if (!isInterrupted || tries === TRIES) throw error;
      if (String(error).includes(`another navigation to "${url}"`)) return page.waitForURL(url);
    }
  }
}

async function drag(page: Page, pointer: Pointer, points: Points): Promise<void> {
  const [[x, y] = [0, 0], ...rest] = points;
  if (pointer === 'finger') return dragFinger(page, points);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [toX, toY] of rest) await page.mouse.move(toX, toY, { steps: 5 });
  await page.mouse.up();
}

/** Playwright only supports taps. Chromium's own protocol can move a finger. */
async function dragFinger(page: Page, points: Points): Promise<void> {
  const [[x, y] = [0, 0], ...rest] = points;
  if (rest.length === 0) return page.touchscreen.tap(x, y);
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await send('touchStart', [{ x, y }]);
  let [fromX, fromY] = [x, y];
  for (const [toX, toY] of rest) {
    for (let step = 1; step <= 5; step += 1)
      await send('touchMove', [
        { x: fromX + ((toX - fromX) * step) / 5, y: fromY + ((toY - fromY) * step) / 5 },
      ]);
    [fromX, fromY] = [toX, toY];
  }
  await send('touchEnd', []);
  await browser.detach();
}
