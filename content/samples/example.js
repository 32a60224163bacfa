import * as api from '@actual-app/api';

await api.init({ dataDir: './small-budget', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);
const { q, aqlQuery } = api;

// The example goes here.

await api.shutdown();
