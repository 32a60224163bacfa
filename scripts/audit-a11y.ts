import { main, runScript } from './steps';

/** `npm run audit:a11y`: every exported page in both modes at both widths. `npm test` looks at a sample (e2e/support/visits.ts). */
main(async () => {
  await runScript('e2e', ['e2e/content/crawl.spec.ts'], { CRAWL: 'all' });
});
