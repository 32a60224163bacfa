import { main, runBin, step } from './steps';

/** The code to mutate (in lib), and the tests that should detect it (files and folders of __tests__). */
const AREAS = {
  navigation: { code: 'lib/navigation/*.ts', tests: ['navigation', 'components', 'layout'] },
  pagination: { code: 'lib/pagination.ts', tests: ['pagination.test.ts'] },
  versions: { code: 'lib/versions/*.ts', tests: ['versions', 'navigation', 'layout'] },
  search: { code: 'lib/search/engine/*.ts', tests: ['search'] },
  feeds: { code: 'lib/feeds/*.ts', tests: ['feeds'] },
  redirects: { code: 'lib/redirects/*.ts', tests: ['redirects'] },
};

/**
 * `npm run test:mutation`: Stryker makes small changes to the code of each area and counts how many of them a unit test detects.
 * It fails if an area is below 80%. Arguments select areas.
 */
main(async () => {
  const chosen = Object.entries(AREAS).filter(
    ([area]) => process.argv.length === 2 || process.argv.includes(area),
  );
  const failed: string[] = [];
  for (const [area, { code, tests }] of chosen)
    await step(area, () =>
      runBin('stryker', ['run', '--mutate', code], { AREA: area, TESTS: tests.join() }),
    ).catch(() => failed.push(area));
  if (failed.length > 0) throw new Error(`Too few changes were detected in: ${failed.join(', ')}.`);
});
