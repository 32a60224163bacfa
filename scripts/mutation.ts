import { main, runBin, step } from './steps';

/** What is changed, and the tests that should notice: in lib, and folders and files of __tests__. */
const AREAS = {
  navigation: { code: 'lib/navigation/*.ts', tests: ['navigation', 'components', 'layout'] },
  pagination: { code: 'lib/pagination.ts', tests: ['pagination.test.ts'] },
  versions: { code: 'lib/versions/*.ts', tests: ['versions', 'navigation', 'layout'] },
  search: { code: 'lib/search/engine/*.ts', tests: ['search'] },
  feeds: { code: 'lib/feeds/*.ts', tests: ['feeds'] },
  redirects: { code: 'lib/redirects/*.ts', tests: ['redirects'] },
};

/**
 * `npm run test:mutation`: Stryker changes the code of each area in small ways and counts how many of the changes a unit test
 * notices. Under 80 % of them in an area is a failure. Names of areas as arguments choose.
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
  if (failed.length > 0) throw new Error(`Too few changes were noticed in: ${failed.join(', ')}.`);
});
