import { defineConfig } from '@playwright/test';

/** Set by scripts/e2e.ts: the browser to use and the address of the exported site on its static server. */
const { BROWSER_PATH, SITE_URL } = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine is slow now and then; a wait that lasts ends as soon as what it waits for is there.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // CI tries a failed test once more, and the last lines name the tests that needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: SITE_URL,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
});
