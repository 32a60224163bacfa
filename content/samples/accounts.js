import * as api from '@actual-app/api';

await api.init({ dataDir: './actual-data', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

{
  // #region getAccounts
  const accounts = await api.getAccounts();
  console.log(accounts);
  // #endregion
}
{
  // #region createAccount
  const savings = await api.createAccount({ name: 'Savings' }, 25000);
  console.log('Balance:', await api.getAccountBalance(savings)); // $250.00

  // Money in an off-budget account is not part of the budget.
  await api.createAccount({ name: 'Pension', offbudget: true });
  console.log((await api.getAccounts()).map(account => account.name));
  // #endregion
}
{
  // #region getAccountBalance
  const checking = await api.getIDByName('accounts', 'Checking');
  console.log('Today:', await api.getAccountBalance(checking));

  const cutoff = new Date('2025-09-30T12:00:00');
  console.log('September 30:', await api.getAccountBalance(checking, cutoff));
  // #endregion
}
{
  // #region updateAccount
  const savings = await api.getIDByName('accounts', 'Savings');
  await api.updateAccount(savings, { name: 'Emergency Fund' });
  console.log((await api.getAccounts()).map(account => account.name));
  // #endregion
}
{
  // #region closeAccount
  const fund = await api.getIDByName('accounts', 'Emergency Fund');
  const checking = await api.getIDByName('accounts', 'Checking');

  // It still holds money, so say where the money goes.
  await api.closeAccount(fund, checking);

  const accounts = await api.getAccounts();
  console.log(accounts.find(account => account.id === fund).closed);
  console.log('Checking:', await api.getAccountBalance(checking));
  // #endregion
}
{
  // #region reopenAccount
  const fund = await api.getIDByName('accounts', 'Emergency Fund');
  await api.reopenAccount(fund);

  const accounts = await api.getAccounts();
  console.log(accounts.find(account => account.id === fund).closed);
  console.log('Balance:', await api.getAccountBalance(fund));
  // #endregion
}
{
  // #region deleteAccount
  const pension = await api.getIDByName('accounts', 'Pension');
  await api.deleteAccount(pension);
  console.log((await api.getAccounts()).map(account => account.name));
  // #endregion
}
await api.shutdown();
