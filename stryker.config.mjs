/** What is changed, and the tests that should notice: folders and files of lib, and of __tests__. */
const AREAS = {
  navigation: { code: 'lib/navigation/*.ts', tests: ['navigation', 'components', 'layout'] },
  pagination: { code: 'lib/pagination.ts', tests: ['pagination.test.ts'] },
  versions: { code: 'lib/versions/*.ts', tests: ['versions', 'navigation', 'layout'] },
  search: { code: 'lib/search/engine/*.ts', tests: ['search'] },
  feeds: { code: 'lib/feeds/*.ts', tests: ['feeds'] },
  redirects: { code: 'lib/redirects/*.ts', tests: ['redirects'] },
};

const { code, tests } = AREAS[process.env.AREA];

/**
 * Changes the code of one area in small ways and sees whether a unit test notices (`npm run test:mutation`, scripts/mutation.ts).
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      testMatch: tests.map(
        name => `<rootDir>/__tests__/${name}${name.includes('.') ? '' : '/**/*.test.{ts,tsx}'}`,
      ),
    },
  },
  mutate: [code],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Test files that choose their environment have to choose Stryker's, which measures what each test runs.
  buildCommand: 'node scripts/mutation-environments.mjs',
  // Comments that it adds would change samples that are compared with the app's output.
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `test-results/mutation/${process.env.AREA}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    '.cache',
    '.next',
    '.preview',
    '.bench',
    '/out',
    '/public',
    '/tools',
    'bench',
    '/docs-assets',
    '/test-results',
    '/content/screenshots',
  ],
  thresholds: { break: 80 },
};
