import * as api from '@actual-app/api';

await api.init({ dataDir: './small-budget', verbose: false });

const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

for (const { id, name } of await api.getAccounts()) {
  const balance = await api.getAccountBalance(id);
  console.log(name, api.utils.integerToAmount(balance));
}

await api.shutdown();
