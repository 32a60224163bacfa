import { existsSync } from 'node:fs';
import { serveFolder } from '@/lib/static-server';
import { findBrowser } from './browser';
import { main, runBin } from './steps';

/** `npm run test:e2e`: the browser tests against out/ on a static server. Arguments go to Playwright. */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error('There is no out/ yet. Run `npm run build` first.');
  const { server, url } = await serveFolder('out', 0);
  try {
    await runBin('playwright', ['test', ...process.argv.slice(2)], {
      BROWSER_PATH: findBrowser(),
      SITE_URL: url,
    });
  } finally {
    server.close();
  }
});
