{
  // #region byCategory
  const { data } = await aqlQuery(
    q('transactions')
      .filter({
        date: { $transform: '$month', $eq: '2025-10' },
        'category.is_income': false,
      })
      .groupBy('category.name')
      .orderBy([{ $sum: '$amount' }, 'category.name'])
      .select(['category.group.name', 'category.name', { spent: { $sum: '$amount' } }]),
  );
  console.table(data);
  // #endregion
}
{
  // #region byMonth
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.name': 'Dining Out' })
      .groupBy({ $month: '$date' })
      .orderBy({ $month: '$date' })
      .select([
        { month: { $month: '$date' } },
        { visits: { $count: '$id' } },
        { spent: { $sum: '$amount' } },
      ]),
  );
  console.table(data);
  // #endregion
}
{
  // #region byPayee
  const { data } = await aqlQuery(
    q('transactions')
      .filter({
        date: [{ $gte: '2025-09-01' }, { $lte: '2025-11-30' }],
        amount: { $lt: 0 },
        transfer_id: null,
      })
      .groupBy('payee.name')
      .orderBy({ $sum: '$amount' })
      .limit(5)
      .select(['payee.name', { spent: { $sum: '$amount' } }]),
  );
  for (const row of data) {
    console.log(row['payee.name'], api.utils.integerToAmount(row.spent));
  }
  // #endregion
}
{
  // #region inOut
  const total = async condition => {
    const { data } = await aqlQuery(
      q('transactions')
        .filter({ transfer_id: null, starting_balance_flag: false })
        .filter({ amount: condition })
        .groupBy({ $month: '$date' })
        .orderBy({ $month: '$date' })
        .select([{ month: { $month: '$date' } }, { sum: { $sum: '$amount' } }]),
    );
    return Object.fromEntries(data.map(row => [row.month, row.sum]));
  };

  const income = await total({ $gt: 0 });
  const spending = await total({ $lt: 0 });
  for (const month of Object.keys(income)) {
    console.log(month, { in: income[month], out: spending[month] });
  }
  // #endregion
}
{
  // #region balances
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'account.closed': false })
      .groupBy('account.name')
      .select(['account.name', { balance: { $sum: '$amount' } }]),
  );
  console.table(data);
  // #endregion
}
{
  // #region running
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'account.name': 'Checking', date: { $lte: '2025-10-01' } })
      .orderBy([{ date: 'desc' }, 'amount'])
      .select(['date', 'payee.name', 'amount', { balance: { $sumOver: '$amount' } }]),
  );
  console.table(data, ['date', 'payee.name', 'amount', 'balance']);
  // #endregion
}
{
  // #region uncategorized
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ category: null, transfer_id: null, 'account.offbudget': false })
      .select(['date', 'payee.name', 'amount']),
  );
  console.table(data, ['date', 'payee.name', 'amount']);
  // #endregion
}
{
  // #region uncleared
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ cleared: false })
      .groupBy('account.name')
      .select(['account.name', { count: { $count: '$id' } }, { sum: { $sum: '$amount' } }]),
  );
  console.log(data);
  // #endregion
}
{
  // #region tag
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ notes: { $regexp: '#friends(\\s|$)' } })
      .select(['date', 'notes', 'amount']),
  );
  console.table(data, ['date', 'notes', 'amount']);
  // #endregion
}
{
  // #region transfers
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ transfer_id: { $ne: null }, amount: { $lt: 0 } })
      .select(['date', 'account.name', 'payee.transfer_acct.name', 'amount']),
  );
  for (const row of data) {
    console.log(
      row.date,
      `${row['account.name']} → ${row['payee.transfer_acct.name']}`,
      -row.amount,
    );
  }
  // #endregion
}
{
  // #region splits
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ is_parent: true })
      .options({ splits: 'grouped' })
      .select(['date', 'payee.name', 'amount', 'category.name', 'notes']),
  );
  for (const { date, amount, subtransactions } of data) {
    console.log(date, amount);
    for (const part of subtransactions) {
      console.log('  ', part.amount, part['category.name'], part.notes ?? '');
    }
  }
  // #endregion
}
{
  // #region budgeted
  const { data } = await aqlQuery(
    q('zero_budgets')
      .filter({ month: 202511, amount: { $gt: 0 } })
      .select(['category.name', 'amount'])
      .orderBy({ amount: 'desc' }),
  );
  console.table(data, ['category.name', 'amount']);
  // #endregion
}
{
  // #region unused
  await api.createPayee({ name: 'Old Bakery' });

  const { data: used } = await aqlQuery(
    q('transactions').groupBy('payee').select('payee'),
  );
  const { data: payees } = await aqlQuery(
    q('payees').filter({ transfer_acct: null }).select('name'),
  );
  const ids = used.map(row => row.payee);
  console.log(payees.filter(({ id }) => !ids.includes(id)));
  // #endregion
}
{
  // #region pages
  const query = q('transactions').orderBy(['date', 'id']).select(['date', 'amount']);
  const size = 10;

  for (let page = 0; ; page += 1) {
    const { data } = await aqlQuery(query.limit(size).offset(page * size));
    if (data.length === 0) break;
    console.log(`page ${page + 1}: ${data.length} rows from ${data[0].date}`);
  }
  // #endregion
}
{
  // #region csv
  const columns = ['date', 'account.name', 'payee.name', 'category.name', 'amount'];
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ date: { $gte: '2025-11-11' } })
      .select(columns)
      .orderBy('date'),
  );

  const quoted = value => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const lines = [columns, ...data.map(row => columns.map(name => row[name]))];
  console.log(lines.map(line => line.map(quoted).join(',')).join('\n'));
  // #endregion
}
{
  // #region schedules
  const { data } = await aqlQuery(
    q('schedules')
      .filter({ completed: false, next_date: { $lte: '2030-12-31' } })
      .select(['name', 'next_date', '_amount', '_payee.name']),
  );
  console.table(data, ['name', 'next_date', '_amount', '_payee.name']);
  // #endregion
}
{
  // #region deleted
  const card = await api.getIDByName('accounts', 'Card');
  const [shop] = await api.getTransactions(card, '2025-11-14', '2025-11-14');
  await api.deleteTransaction(shop.id);
  await new Promise(resolve => setTimeout(resolve, 100)); // wait until it is gone

  const query = q('transactions').filter({ date: '2025-11-14' }).select('amount');
  console.log((await aqlQuery(query)).data.length);
  console.log((await aqlQuery(query.withDead())).data.length);
  // #endregion
}
