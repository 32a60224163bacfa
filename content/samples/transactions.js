{
  // #region addTransactions
  const checking = await api.getIDByName('accounts', 'Checking');
  const internet = await api.getIDByName('categories', 'Internet');

  const result = await api.addTransactions(checking, [
    {
      date: '2025-11-15',
      amount: -4500, // $45.00 leaves the account
      payee_name: 'Fernline',
      category: internet,
      notes: 'November',
    },
  ]);
  console.log(result);
  // #endregion
}
{
  // #region importTransactions
  const card = await api.getIDByName('accounts', 'Card');
  const statement = [
    {
      account: card,
      date: '2025-11-15',
      amount: -1650,
      payee_name: 'noodle bar',
      imported_payee: 'POS 4471 NOODLE BAR',
      imported_id: 'card-2025-11-0042',
    },
  ];

  const first = await api.importTransactions(card, statement);
  console.log('first: ', first.added.length, 'added', first.errors);

  const second = await api.importTransactions(card, statement);
  console.log('second:', second.added.length, 'added');
  console.log('ignored:', second.updatedPreview[0].ignored);
  // #endregion
}
{
  // #region dryRun
  const card = await api.getIDByName('accounts', 'Card');
  const preview = await api.importTransactions(
    card,
    [{ account: card, date: '2025-11-02', amount: -2200, payee_name: 'Kiosk' }],
    { dryRun: true },
  );
  const stored = await api.getTransactions(card, '2025-11-02', '2025-11-02');
  console.log('would add', preview.added.length, 'stored', stored.length);
  // #endregion
}
{
  // #region getTransactions
  const card = await api.getIDByName('accounts', 'Card');
  const october = await api.getTransactions(card, '2025-10-10', '2025-10-31');

  for (const { date, amount, subtransactions } of october) {
    console.log(date, amount, subtransactions.map(part => part.amount));
  }
  // #endregion
}
{
  // #region updateTransaction
  const card = await api.getIDByName('accounts', 'Card');
  const groceries = await api.getIDByName('categories', 'Groceries');

  const [shop] = await api.getTransactions(card, '2025-11-14', '2025-11-14');
  await api.updateTransaction(shop.id, {
    category: groceries,
    cleared: true,
  });
  await new Promise(resolve => setTimeout(resolve, 100)); // wait until it is saved

  const [after] = await api.getTransactions(card, '2025-11-14', '2025-11-14');
  console.log('categorized:', after.category === groceries);
  console.log('cleared:', after.cleared);
  // #endregion
}
{
  // #region deleteTransaction
  const card = await api.getIDByName('accounts', 'Card');
  const before = await api.getTransactions(card, '2025-11-14', '2025-11-14');

  await api.deleteTransaction(before[0].id);
  await new Promise(resolve => setTimeout(resolve, 100)); // wait until it is gone

  const after = await api.getTransactions(card, '2025-11-14', '2025-11-14');
  console.log(before.length, 'before,', after.length, 'after');
  // #endregion
}
{
  // #region split
  const card = await api.getIDByName('accounts', 'Card');
  const groceries = await api.getIDByName('categories', 'Groceries');
  const vacation = await api.getIDByName('categories', 'Vacation');

  await api.addTransactions(card, [
    {
      date: '2025-11-12',
      amount: -5000,
      payee_name: 'Harbor Hall',
      subtransactions: [
        { amount: -3000, category: groceries },
        { amount: -2000, category: vacation, notes: 'Travel guide' },
      ],
    },
  ]);

  const [split] = await api.getTransactions(card, '2025-11-12', '2025-11-12');
  console.log(split.is_parent, split.category, split.error);
  console.log(split.subtransactions.map(part => [part.amount, part.notes]));
  // #endregion
}
{
  // #region transfer
  const checking = await api.getIDByName('accounts', 'Checking');
  const card = await api.getIDByName('accounts', 'Card');
  const payees = await api.getPayees();
  const toCard = payees.find(payee => payee.transfer_acct === card);

  await api.addTransactions(
    checking,
    [{ date: '2025-11-10', amount: -10000, payee: toCard.id }],
    { runTransfers: true },
  );

  const [sent] = await api.getTransactions(checking, '2025-11-10', '2025-11-10');
  const [got] = await api.getTransactions(card, '2025-11-10', '2025-11-10');
  console.log(sent.amount, got.amount, got.id === sent.transfer_id);
  // #endregion
}
