import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';

/** Where systems put Chrome and Chromium. */
const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a browser for the tests: Playwright's own if it is there, else an installed Chrome or Chromium, else one that
 * is fetched now, by Playwright or, where its download is blocked, from Debian's packages.
 *
 * @throws Error saying what to install when none can be had
 */
export function findBrowser(): string {
  const present = () => [chromium.executablePath(), ...INSTALLED].find(path => existsSync(path));
  return present() ?? fetchBrowser(present);
}

function fetchBrowser(present: () => string | undefined): string {
  const attempts: [string, string[]][] = [
    ['node_modules/.bin/playwright', ['install', '--with-deps', 'chromium']],
    ['node_modules/.bin/playwright', ['install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
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
    const path = present();
    if (path) return path;
  }
  throw new Error(
    'No browser for the tests. Install Chrome or Chromium, or run `npx playwright install chromium`, and try again.',
  );
}
