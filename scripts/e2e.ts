import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITES } from '@/lib/output/test-sites';
import { serveFolder } from '@/lib/static-server';
import { findBrowser } from './browser';
import { main, runBin, runScript } from './steps';

/**
 * `npm run test:e2e`: the browser tests against out/ and the test sites, each on a static server. It builds the test sites when
 * the code has changed since they were built. Arguments go to Playwright.
 */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error('There is no out/ yet. Run `npm run build` first.');
  await runScript('build-test-sites');
  const site = await serveFolder('out', 0);
  const testSite = await serveFolder(join(TEST_SITES.plain.folder, 'out'), 0);
  try {
    await runBin('playwright', ['test', ...process.argv.slice(2)], {
      BROWSER_PATH: findBrowser(),
      SITE_URL: site.url,
      TEST_SITE_URL: testSite.url,
    });
  } finally {
    site.server.close();
    testSite.server.close();
  }
});
