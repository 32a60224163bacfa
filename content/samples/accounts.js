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
  console.log('Now:', await api.getAccountBalance(checking));

  const cutoff = new Date('2025-09-30T12:00:00');
  console.log('September 30:', await api.getAccountBalance(checking, cutoff));
  // #endregion
}
{
  // #region updateAccount
  const card = await api.getIDByName('accounts', 'Card');
  await api.updateAccount(card, { name: 'Credit Card' });
  console.log((await api.getAccounts()).map(account => account.name));
  // #endregion
}
{
  // #region closeAccount
  const card = await api.getIDByName('accounts', 'Card');
  const checking = await api.getIDByName('accounts', 'Checking');

  // Its balance isn't zero, so say which account takes it.
  await api.closeAccount(card, checking);

  const accounts = await api.getAccounts();
  console.log(accounts.find(account => account.id === card).closed);
  console.log('Checking:', await api.getAccountBalance(checking));
  // #endregion
}
{
  // #region reopenAccount
  const card = await api.getIDByName('accounts', 'Card');
  const checking = await api.getIDByName('accounts', 'Checking');
  await api.closeAccount(card, checking);

  await api.reopenAccount(card);

  const accounts = await api.getAccounts();
  console.log(accounts.find(account => account.id === card).closed);
  console.log('Balance:', await api.getAccountBalance(card));
  // #endregion
}
{
  // #region deleteAccount
  const pension = await api.createAccount({ name: 'Pension', offbudget: true });
  await api.deleteAccount(pension);
  console.log((await api.getAccounts()).map(account => account.name));
  // #endregion
}
