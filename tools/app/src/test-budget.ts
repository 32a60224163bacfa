/** `npm run test-budget`: writes public/test-budget.zip, and checks that the real client can import it. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { openClient } from './client.ts';
import { tempDir, testBudgetFile } from './paths.ts';
import { seed } from './seed/index.ts';
import { importBudget } from './start.ts';

const temp = tempDir('test-budget');
const zipFile = path.join(temp, 'test-budget.zip');
const { app, close } = await openClient();
try {
  await seed(zipFile, 'Test Budget');
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
  await close();
  rmSync(temp, { recursive: true, force: true });
}
