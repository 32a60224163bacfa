const { AREA, TESTS = '' } = process.env;

/** The test files in a folder or file of __tests__. */
const pattern = name => `<rootDir>/__tests__/${name.includes('.') ? name : `${name}/**/*.test.{ts,tsx}`}`;

/** How Stryker runs on an area (`npm run test:mutation`, scripts/mutation.ts). */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { config: { testMatch: TESTS.split(',').map(pattern) } },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Test files that set their environment need Stryker's, which measures what each test runs.
  buildCommand: 'node scripts/mutation-environments.mjs',
  // Its comments would change samples that are compared with the app's output.
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `test-results/mutation/${AREA}.json` },
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
