import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Engine, Installation } from '../e2e/browsers/driver';
import { LIMITS } from '../e2e/browsers/limits';
import { findBrowser } from './browser';
import { findEngines } from './engines';
import { main, runBin, runScript } from './steps';

/**
 * With --sample, Firefox and WebKit each run one part of the tests. This is the number of parts, chosen so that `npm test`
 * takes 10 minutes on two cores.
 */
const SAMPLE_PARTS = 4;

type Engines = Partial<Record<Engine, Installation>>;

/**
 * `npm run test:browsers`: runs e2e/browsers on the test site in Chromium, and in Firefox and WebKit if they're installed.
 * ENGINES=firefox,webkit or `--project firefox` installs a missing one, or fails. Arguments are passed to Playwright. With
 * `--sample`, as in `npm test`, Firefox and WebKit run only a random part of the tests; PART repeats the part of an earlier run.
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

/** Runs all tests in the first engines, and a random part of them in the others. */
async function runSample(engines: Engines, others: Engines): Promise<void> {
  const results = [await runTests(engines, []).catch((error: Error) => error)];
  if (Object.keys(others).length > 0) {
    const part = process.env.PART ?? String(randomInt(SAMPLE_PARTS) + 1);
    console.log(
      `  ${Object.keys(others).join(' and ')}: part ${part} of ${SAMPLE_PARTS}, chosen at random. To repeat it: PART=${part}. All parts: npm run test:browsers.`,
    );
    const shard = `--shard=${part}/${SAMPLE_PARTS}`;
    results.push(await runTests(others, [shard], 'browsers-sample').catch((error: Error) => error));
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
