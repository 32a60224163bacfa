// #region init
import * as api from '@actual-app/api';

await api.init({ dataDir: './actual-data', verbose: false });
// #endregion

{
  // #region getBudgets
  const budgets = await api.getBudgets();
  console.log(budgets.map(budget => budget.name));
  // #endregion
}
{
  // #region loadBudget
  const [budget] = await api.getBudgets();
  await api.loadBudget(budget.id);

  console.log((await api.getAccounts()).map(account => account.name));
  // #endregion
}
{
  // #region getIDByName
  const rent = await api.getIDByName('categories', 'Rent');
  const categories = await api.getCategories();
  console.log(categories.find(category => category.id === rent).name);
  // #endregion
}
{
  // #region aqlQuery
  const { data } = await api.aqlQuery(
    api
      .q('transactions')
      .filter({ 'category.name': 'Groceries' })
      .calculate({ $sum: '$amount' }),
  );
  console.log('Groceries so far:', data);
  // #endregion
}
{
  // #region q
  const november = api
    .q('transactions')
    .filter({ date: { $gte: '2025-11-01' } })
    .select(['date', 'amount']);
  const largest = november.orderBy('amount').limit(1);

  console.log((await api.aqlQuery(november)).data.length, 'rows');
  console.log((await api.aqlQuery(largest)).data[0].amount);
  // #endregion
}
{
  // #region runQuery
  const query = api.q('accounts').select('name');
  const { data } = await api.runQuery(query);
  console.log(data.map(account => account.name));
  // #endregion
}
{
  // #region amountToInteger
  console.log(api.utils.amountToInteger(123.45));
  console.log(api.utils.amountToInteger(-19.999));
  console.log(api.utils.amountToInteger(1500, 0)); // a currency without cents
  // #endregion
}
{
  // #region integerToAmount
  console.log(api.utils.integerToAmount(12345));
  console.log(api.utils.integerToAmount(1500, 0));
  // #endregion
}
{
  // #region internal
  const groceries = await api.getIDByName('categories', 'Groceries');
  const note = { id: groceries, note: 'Saturday: market.' };
  await api.internal.send('notes-save', note);

  const { data } = await api.aqlQuery(api.q('notes').select('note'));
  console.log(data[0].note);
  // #endregion
}
// #region shutdown
await api.shutdown();
console.log('closed');
// #endregion
