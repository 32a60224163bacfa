{
  // #region createSchedule
  const checking = await api.getIDByName('accounts', 'Checking');
  const fernline = await api.getIDByName('payees', 'Fernline');

  const id = await api.createSchedule({
    name: 'Internet',
    account: checking,
    payee: fernline,
    amount: -4500,
    amountOp: 'is',
    date: {
      start: '2030-01-22',
      frequency: 'monthly',
      endMode: 'never',
      skipWeekend: true,
      weekendSolveMode: 'before',
    },
    posts_transaction: false,
  });
  console.log(typeof id);
  // #endregion
}
{
  // #region getSchedules
  for (const { name, next_date, amount, date } of await api.getSchedules()) {
    console.log(name, next_date, amount, date.frequency);
  }
  // #endregion
}
{
  // #region updateSchedule
  const rent = await api.getIDByName('schedules', 'Rent');
  await api.updateSchedule(rent, {
    amount: { num1: -99000, num2: -95000 },
    amountOp: 'isbetween',
  });

  const [schedule] = await api.getSchedules();
  console.log(schedule.amountOp, schedule.amount);
  // #endregion
}
{
  // #region deleteSchedule
  const rent = await api.getIDByName('schedules', 'Rent');
  await api.deleteSchedule(rent);
  console.log((await api.getSchedules()).length, 'schedules left');
  // #endregion
}
