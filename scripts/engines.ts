import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { firefox, webkit } from '@playwright/test';
import type { Engine, Installation } from '../e2e/browsers/driver';

/** Where Firefox is installed on each system. */
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Where Debian and Ubuntu install WebKitGTK's MiniBrowser. */
const MINI_BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkitgtk-6.0/MiniBrowser',
];

/** How to install a missing engine. */
const MISSING: Record<Exclude<Engine, 'chromium'>, string> = {
  firefox: 'npx playwright install --with-deps firefox, or Debian’s package firefox-esr',
  webkit:
    'npx playwright install --with-deps webkit, or Debian’s packages webkit2gtk-driver, xvfb, openbox and dbus',
};

/**
 * The installed engines besides Chromium. For missing ones, it prints how to install them.
 *
 * @throws Error if an engine in ENGINES is missing, as in CI
 */
export function findEngines(): Partial<Record<Engine, Installation>> {
  const found = { firefox: findFirefox(), webkit: findWebKit() };
  const asked = (process.env.ENGINES ?? '').split(',');
  for (const engine of ['firefox', 'webkit'] as const) {
    if (found[engine]) continue;
    const message = `${engine} isn't installed, so its tests are skipped. To install it: ${MISSING[engine]}.`;
    if (asked.includes(engine)) throw new Error(message);
    console.log(`  ${message}`);
  }
  return found;
}

function findFirefox(): Installation | undefined {
  const own = firefox.executablePath();
  if (existsSync(own)) return { by: 'playwright', executablePath: own };
  const installed = FIREFOX.find(path => existsSync(path));
  return installed === undefined ? undefined : { by: 'puppeteer', executablePath: installed };
}

function findWebKit(): Installation | undefined {
  const own = webkit.executablePath();
  if (existsSync(own)) return { by: 'playwright', executablePath: own };
  const executablePath = MINI_BROWSER.find(path => existsSync(path));
  const [driverPath, ...others] = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session', 'openbox'].map(pathOf);
  const isComplete = others.every(Boolean);
  return executablePath && driverPath && isComplete
    ? { by: 'selenium', driverPath, executablePath }
    : undefined;
}

/** The path of a program, or undefined if it isn't installed. */
function pathOf(program: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
