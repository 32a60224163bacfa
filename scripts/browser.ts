import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: a test's page costs it about a third of the work that a whole browser has with it. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Where systems put Chrome and Chromium. */
const BROWSERS = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `headless` does for most tests; `full` is what readers have: for benchmarks, and where engines are compared. */
type BrowserKind = 'headless' | 'full';

/**
 * The path of a browser: Playwright's own if it's there, else an installed Chromium or Chrome, else one that is installed now,
 * by Playwright or, where its download is blocked, from Debian's packages.
 *
 * @param kind `headless` prefers Chromium's headless shell, at each of these steps
 * @throws Error saying what to install when there's no way to get one
 */
export function findBrowser(kind: BrowserKind = 'full'): string {
  const installed = () =>
    [...playwrightBrowsers(kind), ...(kind === 'headless' ? SHELLS : []), ...BROWSERS].find(existsSync);
  return installed() ?? install(kind, installed);
}

/** Playwright keeps `chromium_headless_shell-1255` beside `chromium-1255`; the names inside depend on the system. */
function playwrightBrowsers(kind: BrowserKind): string[] {
  const full = chromium.executablePath();
  const shellFolder = full.replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2');
  const isMissing = kind === 'full' || shellFolder === full || !existsSync(shellFolder);
  const shell = isMissing
    ? undefined
    : readdirSync(shellFolder, { recursive: true, encoding: 'utf8' }).find(file =>
        /[\\/]chrome-headless-shell(\.exe)?$/.test(file),
      );
  return shell === undefined ? [full] : [join(shellFolder, shell), full];
}

function install(kind: BrowserKind, installed: () => string | undefined): string {
  const attempts: [string, string[]][] = [
    ['node_modules/.bin/playwright', ['install', '--with-deps', 'chromium']],
    ['node_modules/.bin/playwright', ['install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ...(kind === 'headless' ? ['chromium-headless-shell', 'chromium'] : ['chromium']).map(
      (name): [string, string[]] => ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]],
    ),
  ];
  for (const [command, args] of attempts) {
    console.log(`  No browser yet: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      console.log(`  ${command} could not do that; trying the next way.`);
    }
    const path = installed();
    if (path) return path;
  }
  throw new Error(
    'No browser for the tests. Install Chrome or Chromium, or run `npx playwright install chromium`, and try again.',
  );
}
