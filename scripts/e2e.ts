import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITES } from '@/lib/output/test-sites';
import { serveFolder } from '@/lib/static-server';
import { findBrowser } from './browser';
import { sampleArgs } from './sample';
import { main, runBin, runScript } from './steps';

/**
 * `npm run test:e2e`: runs the browser tests on out/ and the test sites, each on a static server. It rebuilds outdated test
 * sites. Arguments are passed to Playwright. With `--sample` alone, as in `npm test`, it runs a random part of them (sample.ts). SEED
 * repeats the random choice of pages of an earlier run, and CRAWL visits more of them (e2e/support/visits.ts).
 */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error("There's no out/ yet. Run `npm run build` first.");
  const given = process.argv.slice(2).filter(arg => arg !== '--sample');
  const isSample = given.length === 0 && process.argv.includes('--sample');
  const args = isSample ? sampleArgs('Browser tests', 'chromium', 'npm run test:e2e') : given;
  const isContentOnly = args.join(' ').includes('--project content');
  if (!isContentOnly) await runScript('build-test-sites');
  const site = await serveFolder('out', 0);
  const testSite = isContentOnly ? site : await serveFolder(join(TEST_SITES.plain.folder, 'out'), 0);
  const seed = process.env.SEED ?? String(randomInt(1_000_000));
  console.log(`  Pages are chosen at random with SEED=${seed}.`);
  try {
    await runBin('playwright', ['test', ...args], {
      BROWSER_PATH: findBrowser('headless'),
      SITE_URL: site.url,
      TEST_SITE_URL: testSite.url,
      SEED: seed,
    });
  } finally {
    site.server.close();
    testSite.server.close();
  }
});
