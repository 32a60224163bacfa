import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { firefox, webkit } from '@playwright/test';
import type { Engine, Installation } from '../e2e/browsers/driver';
import {
  APT_UPDATE,
  aptInstall,
  installUntilFound,
  playwrightInstall,
  playwrightInstallLibraries,
  tryToRun,
} from './install';

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

/** The engines that a machine may lack. */
type OtherEngine = Exclude<Engine, 'chromium'>;
const OTHERS: readonly OtherEngine[] = ['firefox', 'webkit'];

/** Debian's packages of an engine, and what it needs without a screen. */
const PACKAGES: Record<OtherEngine, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'openbox', 'dbus'],
};

/**
 * The installed engines besides Chromium. For missing ones, it prints how to install them.
 *
 * @param needed engines to install if they're missing, from Playwright or Debian
 * @throws Error if a needed engine can't be installed
 */
export function findEngines(needed: readonly string[] = []): Partial<Record<OtherEngine, Installation>> {
  const found: Partial<Record<OtherEngine, Installation>> = {};
  for (const engine of OTHERS) {
    const installation = FIND[engine]() ?? (needed.includes(engine) ? install(engine) : undefined);
    if (installation) found[engine] = installation;
    else console.log(`  ${missing(engine)} It's skipped.`);
  }
  return found;
}

function install(engine: OtherEngine): Installation {
  const commands = [playwrightInstall(engine), APT_UPDATE, aptInstall(...PACKAGES[engine])];
  const found = installUntilFound(engine, commands, FIND[engine]);
  if (!found) throw new Error(missing(engine));
  // After the download, because there are many, and they'd be useless if it fails.
  if (found.by === 'playwright') tryToRun(playwrightInstallLibraries(engine));
  return found;
}

const missing = (engine: OtherEngine): string =>
  `${engine} isn't installed. To install it: npx playwright install --with-deps ${engine}, or on Debian: sudo apt-get install ${PACKAGES[engine].join(' ')}.`;

/** Looks for each engine: Playwright's own first. */
const FIND: Record<OtherEngine, () => Installation | undefined> = {
  firefox: findFirefox,
  webkit: findWebKit,
};

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

/** A program's path, or undefined if it isn't installed. */
function pathOf(program: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
