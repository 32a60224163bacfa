import * as api from '@actual-app/api';

// #region guard
// A call that fails also raises an unhandled rejection, which would end
// the program even though the error is caught below.
process.on('unhandledRejection', () => {});

/** Says why a call failed: some errors are Error objects, some are not. */
function reasonOf(error) {
  return error?.message || String(error?.type ?? 'no reason given');
}
// #endregion

await api.init({ dataDir: './actual-data', verbose: false });
{
  // #region noBudget
  try {
    await api.getAccounts();
  } catch (error) {
    console.log(error instanceof Error, error);
  }
  // #endregion
}
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);
{
  // #region caught
  try {
    await api.getBudgetMonth('2035-01');
  } catch (error) {
    console.log(reasonOf(error));
  }
  console.log('The program goes on.');
  // #endregion
}
{
  // #region query
  try {
    await api.aqlQuery(api.q('transactions').filter({ payee_name: 'x' }));
  } catch (error) {
    console.log(reasonOf(error));
  }
  // #endregion
}
await api.shutdown();
