import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { freezeScript, NOW } from './freeze.ts';
import { webRoot } from './paths.ts';
import { headersOf } from './serve.ts';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser at CHROME_PATH, or the first one in the usual locations. */
export async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? CANDIDATES.find(existsSync);
  if (!executablePath) throw new Error('No Chrome or Chromium found. Set CHROME_PATH to its path');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
    ],
  });
}

export type Device = 'desktop' | 'phone';

/** The sizes of windows. A picture of a phone is about as wide as the text on a phone of 390 pixels (358), so it isn't scaled. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 780 },
} as const;

/** A new profile with a frozen clock, no animations, and no access to other machines. */
export async function openContext(browser: Browser, device: Device): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[device],
    deviceScaleFactor: 2,
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  const shim = freezeScript({ now: NOW, seed: 1, clock: 'flow' });
  await context.addInitScript(shim);
  await context.route(
    url => !['127.0.0.1', 'localhost'].includes(url.hostname),
    route => route.abort(),
  );
  // A sync server allows 500 requests a minute, so the client's files (which are identical) are served from disk. The app's back
  // end is a worker, which init scripts don't affect.
  const fileOf = (url: URL): string => path.join(webRoot(), url.pathname);
  await context.route(
    url => path.extname(url.pathname) !== '' && existsSync(fileOf(url)),
    (route, request) => {
      const file = fileOf(new URL(request.url()));
      const content = readFileSync(file);
      return route.fulfill({
        body: path.basename(file).startsWith('browser-server') ? shim + content.toString() : content,
        headers: headersOf(file),
      });
    },
  );
  return context;
}

const STILL = `
  *, *::before, *::after {
    transition-duration: 0s !important;
    transition-delay: 0s !important;
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    caret-color: transparent !important;
  }
  /* Without a GPU the blur behind a dialog mirrors the page: only its shade is kept. */
  [data-testid$='-modal'] { backdrop-filter: none !important; background-color: rgb(0 0 0 / 10%); }
  /* The app tilts a dialog behind another one by a random angle. */
  [role=dialog] [style*='rotate('] { transform: translateY(-40px) scale(.95) !important; }
  /* The lines of the wallpaper make a lossless picture ten times as large. */
  svg[viewBox='0 0 642 535'] > :not(path, defs) { display: none !important; }
  ::-webkit-scrollbar { display: none !important; }
`;

/** Stops transitions and the blinking caret, and hides scroll bars. */
export async function still(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL });
}
