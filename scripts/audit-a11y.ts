import { main, runScript } from './steps';

/** `npm run audit:a11y`: every exported page in both modes at both widths. `npm test` looks at a sample (e2e/support/visits.ts). */
main(async () => {
  await runScript('e2e', ['crawl.spec.ts', '--project', 'content', ...process.argv.slice(2)], {
    CRAWL: 'all',
  });
});
