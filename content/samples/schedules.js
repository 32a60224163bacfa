import * as api from '@actual-app/api';

await api.init({ dataDir: './actual-data', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

{
  // #region createSchedule
  const checking = await api.getIDByName('accounts', 'Checking');
  const landlord = await api.getIDByName('payees', 'Maple Court');

  const id = await api.createSchedule({
    name: 'Rent',
    account: checking,
    payee: landlord,
    amount: -95000,
    amountOp: 'is',
    date: {
      start: '2025-12-01',
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
await api.shutdown();
