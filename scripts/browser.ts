import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { APT_UPDATE, aptInstall, installUntilFound, playwrightInstall } from './install';

/** Chromium's headless shell, which needs about a third of the CPU time of a full browser for a test's page. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Where Chrome and Chromium are installed on each system. */
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

/** `headless` is enough for tests. `full` is what readers have, for benchmarks and pictures. */
type BrowserKind = 'headless' | 'full';

/**
 * A browser's path: Playwright's own, or an installed Chromium or Chrome. If there is none, Playwright downloads one or, if
 * its download is blocked, it's installed from Debian's packages.
 *
 * @param kind `headless` prefers Chromium's headless shell, at each of these steps
 * @throws Error saying what to install if there is no way to get one
 */
export function findBrowser(kind: BrowserKind = 'full'): string {
  const installed = () =>
    [...playwrightBrowsers(kind), ...(kind === 'headless' ? SHELLS : []), ...BROWSERS].find(existsSync);
  return installed() ?? install(kind, installed);
}

/** Playwright installs `chromium_headless_shell-1255` next to `chromium-1255`. The paths inside depend on the system. */
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

function install(kind: BrowserKind, find: () => string | undefined): string {
  const packages = kind === 'headless' ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  const commands = [
    playwrightInstall('--with-deps', 'chromium'),
    playwrightInstall('chromium'),
    APT_UPDATE,
    ...packages.map(name => aptInstall(name)),
  ];
  const path = installUntilFound('Chromium', commands, find);
  if (path === undefined)
    throw new Error(
      'The tests need a browser. Install Chrome or Chromium, or run `npx playwright install chromium`, and try again.',
    );
  return path;
}
