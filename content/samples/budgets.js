{
  // #region getBudgetMonths
  const months = await api.getBudgetMonths();
  console.log('First month:', months[0]);
  console.log('November 2025 is there:', months.includes('2025-11'));
  // #endregion
}
{
  // #region getBudgetMonth
  const november = await api.getBudgetMonth('2025-11');
  console.log('To budget:', november.toBudget);

  for (const group of november.categoryGroups) {
    if (group.is_income) continue;
    for (const { name, budgeted, spent, balance } of group.categories) {
      console.log(name, { budgeted, spent, balance });
    }
  }
  // #endregion
}
{
  // #region setBudgetAmount
  const groceries = await api.getIDByName('categories', 'Groceries');
  await api.setBudgetAmount('2025-11', groceries, 22500); // $225.00

  const { toBudget } = await api.getBudgetMonth('2025-11');
  console.log('Left to budget:', toBudget);
  // #endregion
}
{
  // #region setBudgetCarryover
  const dining = await api.getIDByName('categories', 'Dining Out');
  await api.setBudgetCarryover('2025-11', dining, true);

  const december = await api.getBudgetMonth('2025-12');
  const everyday = december.categoryGroups.find(g => g.name === 'Everyday');
  console.log(everyday.categories.map(c => [c.name, c.carryover]));
  // #endregion
}
{
  // #region holdBudgetForNextMonth
  await api.holdBudgetForNextMonth('2025-11', 100000); // $1,000.00

  const november = await api.getBudgetMonth('2025-11');
  console.log('Held:', november.forNextMonth, 'Left:', november.toBudget);
  // #endregion
}
{
  // #region resetBudgetHold
  await api.holdBudgetForNextMonth('2025-11', 100000);
  await api.resetBudgetHold('2025-11');

  const november = await api.getBudgetMonth('2025-11');
  console.log('Held:', november.forNextMonth, 'Left:', november.toBudget);
  // #endregion
}
{
  // #region batchBudgetUpdates
  const rent = await api.getIDByName('categories', 'Rent');
  const internet = await api.getIDByName('categories', 'Internet');

  await api.batchBudgetUpdates(async () => {
    await api.setBudgetAmount('2025-12', rent, 95000);
    await api.setBudgetAmount('2025-12', internet, 4500);
  });

  const december = await api.getBudgetMonth('2025-12');
  console.log('Budgeted in December:', december.totalBudgeted);
  // #endregion
}
