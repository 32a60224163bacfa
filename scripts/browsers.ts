import { parseArgs } from 'node:util';
import type { Engine, Installation } from '../e2e/browsers/driver';
import { LIMITS } from '../e2e/browsers/limits';
import { findBrowser } from './browser';
import { findEngines } from './engines';
import { sampleArgs } from './sample';
import { main, runBin, runScript } from './steps';

type Engines = Partial<Record<Engine, Installation>>;

/**
 * `npm run test:browsers`: runs e2e/browsers on the test site in Chromium, and in Firefox and WebKit if they're installed.
 * ENGINES=firefox,webkit or `--project firefox` installs a missing one, or fails. Arguments are passed to Playwright. With
 * `--sample`, as in `npm test`, it runs a random part of them (sample.ts).
 */
main(async () => {
  const args = process.argv.slice(2);
  await runScript('build-test-sites', ['plain']);
  const chromium: Installation = { by: 'playwright', executablePath: findBrowser('headless') };
  const { values } = parseArgs({
    args,
    options: { project: { type: 'string', multiple: true }, sample: { type: 'boolean' } },
    strict: false,
  });
  const needed = [...(process.env.ENGINES ?? '').split(','), ...(values.project ?? []).map(String)];
  const others = findEngines(needed);
  for (const engine of Object.keys(others) as Engine[])
    for (const [title, reason] of Object.entries(LIMITS[engine]))
      console.log(`  ${engine} skips “${title}”: ${reason}`);
  const ownArgs = args.filter(arg => arg !== '--sample');
  if (values.sample && ownArgs.length === 0) await runSample({ chromium }, others);
  else await runTests({ chromium, ...others }, ownArgs);
});

/** Runs a part of the tests in Chromium, and in the other engines. */
async function runSample(chromium: Engines, others: Engines): Promise<void> {
  const all = 'npm run test:browsers';
  const results = [
    await runTests(chromium, sampleArgs('Chromium', 'chromium', all)).catch((error: Error) => error),
  ];
  if (Object.keys(others).length > 0) {
    const args = sampleArgs(Object.keys(others).join(' and '), 'others', all);
    results.push(await runTests(others, args, 'browsers-sample').catch((error: Error) => error));
  }
  const failure = results.find(result => result instanceof Error);
  if (failure) throw failure;
}

function runTests(engines: Engines, args: readonly string[], report = 'browsers'): Promise<void> {
  const config = ['test', '--config', 'e2e/browsers/playwright.config.ts'];
  return runBin('playwright', [...config, ...args], {
    ENGINES_FOUND: JSON.stringify(engines),
    REPORT: report,
  });
}
