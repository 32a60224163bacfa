// #region main
import * as api from '@actual-app/api';

// A call that fails also raises an unhandled rejection, which would end
// the program even though the error is caught below.
process.on('unhandledRejection', () => {});

/** Says why a call failed. Not every error is an Error object. */
function reasonOf(error) {
  return error?.message || String(error?.type ?? 'no reason given');
}

await api.init({ dataDir: './small-budget', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

try {
  await api.getBudgetMonth('1990-01');
} catch (error) {
  console.log(reasonOf(error));
}
console.log('The program continues.');

await api.shutdown();
// #endregion
// #region noBudget
import * as api from '@actual-app/api';

process.on('unhandledRejection', () => {});
await api.init({ dataDir: './small-budget', verbose: false });

try {
  await api.getAccounts();
} catch (error) {
  console.log(error instanceof Error, error);
}

await api.shutdown();
// #endregion
{
  // #region query
  process.on('unhandledRejection', () => {});

  try {
    await aqlQuery(q('transactions').filter({ payee_name: 'x' }));
  } catch (error) {
    console.log(error.message);
  }
  // #endregion
}
