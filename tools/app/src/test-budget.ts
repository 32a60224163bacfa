/** `npm run test-budget`: writes public/test-budget.zip, and checks that the real client can import it. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { App } from './app.ts';
import { launch, openContext } from './browser.ts';
import { tempDir, testBudgetFile, webRoot } from './paths.ts';
import { seed } from './seed/index.ts';
import { serve } from './serve.ts';
import { importBudget } from './start.ts';

const temp = tempDir('test-budget');
const zipFile = path.join(temp, 'test-budget.zip');
const client = await serve(webRoot());
const browser = await launch();
try {
  await seed(zipFile, 'Test Budget');
  const context = await openContext(browser, 'desktop');
  const page = await context.newPage();
  const app = new App(page, context, client.url, false);
  await page.goto(client.url);
  await app.button('Don’t use a server').click();
  await importBudget(app, zipFile);
  await app.button('Test Budget').waitFor();
  const accounts = await app.send<{ name: string; closed: number }[]>('accounts-get');
  const month = await app.send<{ toBudget: number }>('api/budget-month', { month: '2025-11' });
  mkdirSync(path.dirname(testBudgetFile), { recursive: true });
  copyFileSync(zipFile, testBudgetFile);
  console.log(
    `imported: ${accounts.length} accounts, ${month.toBudget / 100} to budget; wrote public/test-budget.zip`,
  );
} finally {
  await browser.close();
  await client.close();
  rmSync(temp, { recursive: true, force: true });
}
