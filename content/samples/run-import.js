// #region main
import { mkdirSync } from 'node:fs';
import * as api from '@actual-app/api';

mkdirSync('pocket-money', { recursive: true });
await api.init({ dataDir: './pocket-money', verbose: false });

await api.runImport('Pocket Money', async () => {
  const jar = await api.createAccount({ name: 'Jar' });
  await api.addTransactions(jar, [
    { date: '2025-11-01', amount: 2000, payee_name: 'Grandma' },
    { date: '2025-11-08', amount: -350, payee_name: 'Ice Cream Van' },
  ]);
});

// The new budget is open now.
const [jar] = await api.getAccounts();
console.log(jar.name, await api.getAccountBalance(jar.id));

await api.shutdown();
// #endregion
