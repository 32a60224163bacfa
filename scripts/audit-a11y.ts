import { main, runScript } from './steps';

/**
 * `npm run audit:a11y`: checks every exported page in both color modes and at two widths. `npm test` checks a sample
 * (e2e/support/visits.ts).
 */
main(async () => {
  await runScript('e2e', ['crawl.spec.ts', '--project', 'content', ...process.argv.slice(2)], {
    CRAWL: 'all',
  });
});
