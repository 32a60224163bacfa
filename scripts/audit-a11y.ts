import { main, runScript } from './steps';

/** `npm run audit:a11y`: axe on every exported page in both modes at both widths. `npm test` lets the pages take turns. */
main(async () => {
  await runScript('e2e', ['e2e/a11y.spec.ts'], { AUDIT: 'all' });
});
