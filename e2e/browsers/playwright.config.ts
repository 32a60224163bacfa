import { defineConfig } from '@playwright/test';
import { escapeRegExp } from '../../lib/reg-exp';
import type { Engine, Installation } from './driver';
import { LIMITS } from './limits';

/** Set by scripts/browsers.ts: the engines to test and where each is installed, and the name of the report. */
const { ENGINES_FOUND = '{}', REPORT = 'browsers' } = process.env;
const engines = JSON.parse(ENGINES_FOUND) as Partial<Record<Engine, Installation>>;

/** Matches a title at the end of Playwright's full title, which starts with the project and the file. */
const atEnd = (title: string) => new RegExp(`${escapeRegExp(title)}$`);

export default defineConfig<object, { engine: Engine; installation: Installation }>({
  testDir: '.',
  outputDir: `../../test-results/${REPORT}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Some engines take half a minute to start on a busy machine.
  timeout: 120_000,
  // The second try shows whether a failure repeats. The run still fails.
  retries: 1,
  failOnFlakyTests: true,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: `../../test-results/${REPORT}.json` }]],
  projects: (Object.keys(engines) as Engine[]).map(engine => ({
    name: engine,
    grepInvert: Object.keys(LIMITS[engine]).map(atEnd),
    use: { engine, installation: engines[engine] },
  })),
});
