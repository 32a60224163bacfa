import * as api from '@actual-app/api';

await api.init({ dataDir: './actual-data', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

{
  // #region getPayees
  const payees = await api.getPayees();
  console.log(payees.length, 'payees, the first is', payees[0]);

  const transfers = payees.filter(payee => payee.transfer_acct !== null);
  console.log('For transfers:', transfers.map(payee => payee.name));
  // #endregion
}
{
  // #region getCommonPayees
  const common = await api.getCommonPayees();
  console.log(common.slice(0, 3).map(payee => payee.name));
  // #endregion
}
{
  // #region createPayee
  const id = await api.createPayee({ name: 'Greenleaf Mkt 042' });
  const payees = await api.getPayees();
  console.log(payees.find(payee => payee.id === id).name);
  // #endregion
}
{
  // #region updatePayee
  const payee = await api.getIDByName('payees', 'Greenleaf Mkt 042');
  await api.updatePayee(payee, { name: 'Greenleaf Online' });

  const payees = await api.getPayees();
  console.log(payees.find(({ id }) => id === payee).name);
  // #endregion
}
{
  // #region mergePayees
  const market = await api.getIDByName('payees', 'Greenleaf Market');
  const online = await api.getIDByName('payees', 'Greenleaf Online');
  await api.mergePayees(market, [online]);

  const names = (await api.getPayees()).map(payee => payee.name);
  console.log(names.filter(name => name.startsWith('Greenleaf')));
  // #endregion
}
{
  // #region deletePayee
  const shop = await api.getIDByName('payees', 'Corner Shop');
  await api.deletePayee(shop);

  const card = await api.getIDByName('accounts', 'Card');
  const [left] = await api.getTransactions(card, '2025-11-14', '2025-11-14');
  console.log('payee of its transaction:', left.payee);
  // #endregion
}
await api.shutdown();
