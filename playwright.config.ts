import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Set by scripts/e2e.ts: the browser, and the addresses of the exported site and the test site. */
const { BROWSER_PATH, SITE_URL, TEST_SITE_URL } = process.env;

export default defineConfig({
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine is sometimes slow. A wait ends as soon as its condition is met.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The second try records a trace, which would slow down every first try. The run still fails.
  retries: 1,
  failOnFlakyTests: true,
  workers: Math.max(2, availableParallelism()),
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
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
    trace: 'on-first-retry',
  },
  projects: [
    // Tests of every page, which must pass for any content.
    { name: 'content', testDir: 'e2e/content', use: { baseURL: SITE_URL } },
    // Tests of the site's behavior, on the pages of e2e/fixtures.
    {
      name: 'behavior',
      testDir: 'e2e',
      testIgnore: ['content/**', /e2e.browsers./],
      use: { baseURL: TEST_SITE_URL },
    },
  ],
});
