{
  // #region sum
  const { data } = await aqlQuery(
    q('transactions').filter({ 'account.name': 'Card' }).calculate({ $sum: '$amount' }),
  );
  console.log(data);
  // #endregion
}
{
  // #region sumOver
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'account.name': 'Card' })
      .orderBy({ date: 'desc' })
      .limit(3)
      .select(['date', 'amount', { balance: { $sumOver: '$amount' } }]),
  );
  console.table(data, ['date', 'amount', 'balance']);
  // #endregion
}
{
  // #region count
  const { data } = await aqlQuery(
    q('transactions')
      .groupBy('account.name')
      .select(['account.name', { entries: { $count: '$id' } }]),
  );
  console.log(data);
  // #endregion
}
{
  // #region substr
  const { data } = await aqlQuery(
    q('payees')
      .filter({ transfer_acct: null })
      .limit(3)
      .select(['name', { initial: { $substr: ['$name', 1, 1] } }]),
  );
  console.table(data, ['name', 'initial']);
  // #endregion
}
{
  // #region lower
  const { data } = await aqlQuery(
    q('payees')
      .filter({ name: { $transform: '$lower', $eq: 'café luna' } })
      .select(['name', { lower: { $lower: '$name' } }]),
  );
  console.table(data, ['name', 'lower']);
  // #endregion
}
{
  // #region neg
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.name': 'Rent' })
      .calculate({ $sum: { $neg: '$amount' } }),
  );
  console.log(data);
  // #endregion
}
{
  // #region abs
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ amount: { $transform: '$abs', $gte: 100000 } })
      .select(['date', 'amount', { size: { $abs: '$amount' } }]),
  );
  console.table(data, ['date', 'amount', 'size']);
  // #endregion
}
{
  // #region idiv
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'payee.name': 'Greenleaf Market' })
      .select(['amount', { dollars: { $idiv: ['$amount', 100] } }]),
  );
  console.table(data, ['amount', 'dollars']);
  // #endregion
}
{
  // #region id
  const { data } = await aqlQuery(
    q('transactions')
      .groupBy({ $id: '$account' })
      .select([{ account: { $id: '$account.name' } }, { sum: { $sum: '$amount' } }]),
  );
  console.log(data);
  // #endregion
}
{
  // #region day
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ date: { $transform: '$day', $eq: '2025-11-01' } })
      .select(['payee.name', { day: { $day: '$date' } }]),
  );
  console.table(data, ['payee.name', 'day']);
  // #endregion
}
{
  // #region month
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ 'category.name': 'Groceries' })
      .groupBy({ $month: '$date' })
      .select([{ month: { $month: '$date' } }, { spent: { $sum: '$amount' } }]),
  );
  console.table(data);
  // #endregion
}
{
  // #region year
  const { data } = await aqlQuery(
    q('transactions')
      .filter({ date: { $transform: '$year', $eq: '2025' }, amount: { $gt: 0 } })
      .groupBy({ $year: '$date' })
      .select([{ year: { $year: '$date' } }, { received: { $sum: '$amount' } }]),
  );
  console.log(data);
  // #endregion
}
{
  // #region condition
  const { data } = await aqlQuery(
    q('accounts').select(['name', { isCard: { $condition: { name: 'Card' } } }]),
  );
  console.table(data, ['name', 'isCard']);
  // #endregion
}
{
  // #region nocase
  const { data } = await aqlQuery(
    q('payees').orderBy({ $nocase: '$name' }).limit(3).select('name'),
  );
  console.log(data.map(payee => payee.name));
  // #endregion
}
{
  // #region literal
  const { data } = await aqlQuery(
    q('accounts').select(['name', { weight: { $literal: 100 } }]),
  );
  console.table(data, ['name', 'weight']);
  // #endregion
}
{
  // #region operators
  const conditions = {
    $eq: { amount: { $eq: -4500 } },
    $ne: { notes: { $ne: null } },
    $lt: { amount: { $lt: -90000 } },
    $lte: { amount: { $lte: -95000 } },
    $gt: { amount: { $gt: 0 } },
    $gte: { date: { $gte: '2025-11-01' } },
    $oneof: { 'payee.name': { $oneof: ['Fernline', 'Noodle Bar'] } },
    $like: { 'payee.name': { $like: '%cafe%' } },
    $notlike: { 'payee.name': { $notlike: '%market%' } },
    $regexp: { notes: { $regexp: '#friends$' } },
    $and: { $and: [{ amount: { $lt: 0 } }, { 'account.name': 'Checking' }] },
    $or: { $or: [{ amount: -95000 }, { amount: -4500 }] },
    $transform: { date: { $transform: '$month', $eq: '2025-09' } },
  };

  for (const [operator, condition] of Object.entries(conditions)) {
    const { data } = await aqlQuery(
      q('transactions').filter(condition).calculate({ $count: '$id' }),
    );
    console.log(operator.padEnd(11), data, 'of 24');
  }
  // #endregion
}
{
  // #region categories
  for (const categories of ['all', 'none']) {
    const { data } = await aqlQuery(
      q('category_groups').filter({ name: 'Bills' }).options({ categories }).select('name'),
    );
    console.log(categories.padEnd(5), data[0].categories?.map(c => c.name));
  }
  // #endregion
}
