import { parseArgs } from 'node:util';
import type { Engine, Installation } from '../e2e/browsers/driver';
import { LIMITS } from '../e2e/browsers/limits';
import { findBrowser } from './browser';
import { findEngines } from './engines';
import { main, runBin, runScript } from './steps';

/**
 * `npm run test:browsers`: runs e2e/browsers on the test site in Chromium, and in Firefox and WebKit if they're installed.
 * ENGINES=firefox,webkit or `--project firefox` installs a missing one, or fails. Arguments are passed to Playwright.
 */
main(async () => {
  const args = process.argv.slice(2);
  await runScript('build-test-sites', ['plain']);
  const chromium: Installation = { by: 'playwright', executablePath: findBrowser('headless') };
  const { values } = parseArgs({
    args,
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  });
  const needed = [...(process.env.ENGINES ?? '').split(','), ...(values.project ?? []).map(String)];
  const engines: Partial<Record<Engine, Installation>> = { chromium, ...findEngines(needed) };
  for (const engine of Object.keys(engines) as Engine[])
    for (const [title, reason] of Object.entries(LIMITS[engine]))
      console.log(`  ${engine} skips “${title}”: ${reason}`);
  const config = ['test', '--config', 'e2e/browsers/playwright.config.ts'];
  await runBin('playwright', [...config, ...args], { ENGINES_FOUND: JSON.stringify(engines) });
});
