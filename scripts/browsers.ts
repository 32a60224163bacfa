import type { Engine, Installation } from '../e2e/browsers/driver';
import { LIMITS } from '../e2e/browsers/limits';
import { findBrowser } from './browser';
import { findEngines } from './engines';
import { main, runBin, runScript } from './steps';

/**
 * `npm run test:browsers`: runs e2e/browsers on the test site in Chromium, and in Firefox and WebKit if they're installed.
 * ENGINES=firefox,webkit makes a missing one an error. Arguments are passed to Playwright, such as `--project firefox`.
 */
main(async () => {
  await runScript('build-test-sites', ['plain']);
  const chromium: Installation = { by: 'playwright', executablePath: findBrowser('headless') };
  const engines: Partial<Record<Engine, Installation>> = { chromium, ...findEngines() };
  for (const engine of Object.keys(engines) as Engine[])
    for (const [title, reason] of Object.entries(LIMITS[engine]))
      console.log(`  ${engine} skips “${title}”: ${reason}`);
  const args = ['test', '--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)];
  await runBin('playwright', args, { ENGINES_FOUND: JSON.stringify(engines) });
});
