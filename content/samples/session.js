// #region init
import * as api from '@actual-app/api';

await api.init({ dataDir: './small-budget', verbose: false });
console.log((await api.getBudgets()).map(budget => budget.name));
await api.shutdown();
// #endregion
{
  // #region loadBudget
  const [{ id }] = await api.getBudgets();
  await api.loadBudget(id);

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
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.name': 'Groceries' })
      .calculate({ $sum: '$amount' }),
  );
  console.log('Groceries so far:', data);
  // #endregion
}
{
  // #region q
  const november = q('transactions')
    .filter({ date: { $gte: '2025-11-01' } })
    .select(['date', 'amount']);
  const largest = november.orderBy('amount').limit(1);

  console.log((await aqlQuery(november)).data.length, 'rows');
  console.log((await aqlQuery(largest)).data[0].amount);
  // #endregion
}
{
  // #region runQuery
  const { data } = await api.runQuery(q('accounts').select('name'));
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

  const { data } = await aqlQuery(q('notes').select('note'));
  console.log(data[0].note);
  // #endregion
}
// #region shutdown
import * as api from '@actual-app/api';

await api.init({ dataDir: './small-budget', verbose: false });
await api.shutdown();
console.log('closed');
// #endregion
