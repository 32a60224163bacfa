{
  // #region first
  const { data } = await aqlQuery(q('accounts').select(['name', 'offbudget']));
  console.log(data);
  // #endregion
}
{
  // #region budget
  const columns = ['date', 'account.name', 'payee.name', 'category.name', 'amount'];
  const { data } = await aqlQuery(
    q('transactions').select(columns).orderBy(['date', 'account.name', 'amount']),
  );

  for (const row of data) {
    const [date, account, payee, category, amount] = columns.map(c => row[c]);
    console.log(
      date,
      account.padEnd(9),
      payee.padEnd(18),
      (category ?? '–').padEnd(17),
      String(amount).padStart(7),
    );
  }
  // #endregion
}
{
  // #region filter
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.name': 'Groceries' })
      .select(['date', 'payee.name', 'amount']),
  );
  console.table(data, ['date', 'payee.name', 'amount']);
  // #endregion
}
{
  // #region operators
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ date: { $gte: '2025-11-01' }, amount: { $lt: -10000 } })
      .select(['date', 'payee.name', 'amount']),
  );
  console.table(data, ['date', 'payee.name', 'amount']);
  // #endregion
}
{
  // #region between
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ date: [{ $gte: '2025-10-01' }, { $lte: '2025-10-10' }] })
      .select(['date', 'payee.name', 'amount']),
  );
  console.table(data, ['date', 'payee.name', 'amount']);
  // #endregion
}
{
  // #region or
  const { data } = await aqlQuery(
    q('transactions')
      .filter({
        $or: [{ 'payee.name': 'Noodle Bar' }, { 'payee.name': 'Café Luna' }],
      })
      .select(['date', 'payee.name', 'amount']),
  );
  console.table(data, ['date', 'payee.name', 'amount']);
  // #endregion
}
{
  // #region join
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.group.name': 'Bills', date: { $gte: '2025-11-01' } })
      .select(['category.group.name', 'category.name', 'amount']),
  );
  console.log(data[0]);
  // #endregion
}
{
  // #region order
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.is_income': false })
      .orderBy(['amount', { date: 'desc' }])
      .limit(4)
      .select(['date', 'payee.name', 'amount']),
  );
  console.table(data, ['date', 'payee.name', 'amount']);
  // #endregion
}
{
  // #region calculate
  const { data: spent } = await aqlQuery(
    q('transactions')
      .filter({ 'category.name': 'Groceries' })
      .calculate({ $sum: '$amount' }),
  );
  console.log(spent);
  // #endregion
}
{
  // #region group
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.is_income': false })
      .groupBy('category.name')
      .orderBy('category.name')
      .select(['category.name', { spent: { $sum: '$amount' } }]),
  );
  console.table(data);
  // #endregion
}
{
  // #region transform
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ date: { $transform: '$month', $eq: '2025-10' } })
      .calculate({ $count: '$id' }),
  );
  console.log(data, 'transactions in October');
  // #endregion
}
{
  // #region splits
  for (const splits of ['inline', 'none', 'all', 'grouped']) {
    const { data } = await aqlQuery(
      q('transactions')
        .filter({ 'payee.name': 'Harbor Hall' })
        .options({ splits })
        .select(['amount']),
    );
    console.log(splits.padEnd(8), data.map(({ amount, subtransactions }) =>
      subtransactions ? [amount, subtransactions.map(part => part.amount)] : amount,
    ));
  }
  // #endregion
}
{
  // #region reuse
  const november = q('transactions').filter({ date: { $gte: '2025-11-01' } });
  const onCard = november.filter({ 'account.name': 'Card' });

  console.log((await aqlQuery(november.calculate({ $count: '$id' }))).data);
  console.log((await aqlQuery(onCard.calculate({ $count: '$id' }))).data);
  // #endregion
}
