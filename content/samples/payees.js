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
  const card = await api.getIDByName('accounts', 'Card');
  const date = new Date().toISOString().slice(0, 10); // today
  const visits = (payee_name, count) =>
    Array.from({ length: count }, () => ({ date, payee_name, amount: -500 }));
  await api.addTransactions(card, [...visits('Café Luna', 7), ...visits('Noodle Bar', 6)]);

  const [first, second] = await api.getCommonPayees();
  console.log(first.name, 'and', second.name);
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
  const shop = await api.getIDByName('payees', 'Corner Shop');
  await api.updatePayee(shop, { name: 'Corner Store' });

  const payees = await api.getPayees();
  console.log(payees.find(payee => payee.id === shop).name);
  // #endregion
}
{
  // #region mergePayees
  const market = await api.getIDByName('payees', 'Greenleaf Market');
  const online = await api.createPayee({ name: 'Greenleaf Online' });
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
