import { accounts } from './accounts.ts';
import { HELD, HELD_THIS_MONTH, makeBudget, rolledOver } from './budget.ts';
import { groups, income } from './categories.ts';
import { dashboardReport, dashboardWidgets, rules, savedFilters, schedules, tags } from './extras.ts';
import { currentMonth, day, months, previousMonth } from './months.ts';
import { clearing, makeTransactions, reconciledAccounts, type SeedTransaction } from './transactions.ts';

type Api = typeof import('@actual-app/api');
type Ids = {
  account: Map<string, string>;
  category: Map<string, string>;
  payee: Map<string, string>;
  transfer: Map<string, string>;
};

async function makeCategories(api: Api, ids: Ids): Promise<void> {
  const existing = await api.getCategoryGroups();
  const incomeGroup = existing.find(group => group.is_income)!;
  const named = (name: string): string =>
    incomeGroup.categories!.find((category: { name: string }) => category.name === name)!.id;
  ids.category.set('start', named('Starting Balances'));
  // A new category is added at the top of its group, so the app's own category becomes the last one.
  const [last, ...others] = [...income].reverse();
  ids.category.set(last!.key, named('Income'));
  await api.updateCategory(named('Income'), { name: last!.name });
  for (const { key, name } of others) {
    ids.category.set(
      key,
      await api.createCategory({ name, group_id: incomeGroup.id, is_income: true } as never),
    );
  }
  for (const group of groups) {
    const id = await api.createCategoryGroup({ name: group.name } as never);
    for (const { key, name } of [...group.categories].reverse()) {
      ids.category.set(key, await api.createCategory({ name, group_id: id } as never));
    }
    if (group.note) await api.internal.send('notes-save', { id, note: group.note });
  }
}

async function makeAccounts(api: Api, ids: Ids): Promise<void> {
  for (const { key, name, offBudget } of accounts) {
    ids.account.set(key, await api.createAccount({ name, offbudget: offBudget ?? false } as never));
  }
  for (const payee of await api.getPayees()) {
    const key = [...ids.account].find(([, id]) => id === payee.transfer_acct)?.[0];
    if (key) ids.transfer.set(key, payee.id);
  }
}

async function addAll(api: Api, ids: Ids, list: SeedTransaction[]): Promise<void> {
  for (const name of new Set(list.map(({ payee }) => payee).filter(name => name !== undefined))) {
    ids.payee.set(name, await api.createPayee({ name } as never));
  }
  // One call per transaction preserves the order within a day.
  for (const transaction of list) {
    const { account, date, amount, payee, transferTo, category, notes, importedPayee, splits } = transaction;
    await api.addTransactions(
      ids.account.get(account)!,
      [
        {
          date,
          amount,
          payee: transferTo ? ids.transfer.get(transferTo) : ids.payee.get(payee!),
          category: category ? ids.category.get(category) : undefined,
          notes,
          imported_payee: importedPayee,
          ...clearing(transaction),
          subtransactions: splits?.map(part => ({ ...part, category: ids.category.get(part.category) })),
        } as never,
      ],
      { runTransfers: true },
    );
  }
}

/** Clears the other side of a transfer based on its date, like all transactions, and then reconciles the month. */
async function clearTransfers(api: Api, ids: Ids): Promise<void> {
  const updated: { id: string; cleared: boolean; reconciled: boolean }[] = [];
  for (const { key } of accounts) {
    const id = ids.account.get(key)!;
    for (const row of await api.getTransactions(id, day(months[0]!, 1), day(currentMonth, 30))) {
      const state = clearing({ account: key, date: row.date, amount: row.amount });
      if (row.transfer_id && (row.cleared !== state.cleared || row.reconciled !== state.reconciled)) {
        updated.push({ id: row.id, ...state });
      }
    }
    if (reconciledAccounts.includes(key)) {
      const last_reconciled = String(Date.parse(`${currentMonth}-01T18:00:00Z`));
      await api.internal.send('account-update', {
        id,
        name: accounts.find(account => account.key === key)!.name,
        last_reconciled,
      });
    }
  }
  await api.internal.send('transactions-batch-update', { updated, runTransfers: false });
}

async function startingBalances(api: Api, ids: Ids): Promise<void> {
  const payee = await api.createPayee({ name: 'Starting Balance' } as never);
  for (const { key, start, offBudget } of accounts) {
    await api.addTransactions(ids.account.get(key)!, [
      {
        date: day(months[0]!, 1),
        amount: start,
        payee,
        category: offBudget ? undefined : ids.category.get('start'),
        cleared: true,
        reconciled: true,
        starting_balance_flag: true,
      } as never,
    ]);
  }
}

async function budgetMonths(api: Api, ids: Ids, list: SeedTransaction[]): Promise<void> {
  const startingMoney = accounts
    .filter(account => !account.offBudget)
    .reduce((sum, { start }) => sum + start, 0);
  const cells = makeBudget(list, startingMoney);
  await api.batchBudgetUpdates(async () => {
    for (const { month, category, amount } of cells) {
      await api.setBudgetAmount(month, ids.category.get(category)!, amount);
    }
    await api.setBudgetCarryover(previousMonth, ids.category.get(rolledOver)!, true);
  });
  for (const month of months) {
    await api.holdBudgetForNextMonth(month, month === currentMonth ? HELD_THIS_MONTH : HELD);
  }
}

/** The tracking budget has its own amounts, including income. */
async function trackingMonths(api: Api, ids: Ids): Promise<void> {
  await api.internal.send('preferences/save', { id: 'budgetType', value: 'tracking' });
  await api.batchBudgetUpdates(async () => {
    for (const month of months.slice(-4)) {
      for (const { key, budget } of groups.flatMap(group => group.categories)) {
        await api.setBudgetAmount(month, ids.category.get(key)!, key === 'emergency' ? 50000 : budget);
      }
      await api.setBudgetAmount(month, ids.category.get('salary')!, 511100);
      await api.setBudgetAmount(month, ids.category.get('interest')!, 2000);
    }
  });
  await api.internal.send('preferences/save', { id: 'budgetType', value: 'envelope' });
}

async function makeSchedules(api: Api, ids: Ids): Promise<void> {
  const linked: { id: string; schedule: string }[] = [];
  for (const {
    name,
    payee,
    account,
    amount,
    amountOp,
    start,
    frequency,
    patterns,
    weekends,
    posts,
  } of schedules) {
    const payeeId = payee.startsWith('transfer:') ? ids.transfer.get(payee.slice(9)) : ids.payee.get(payee);
    const schedule = (await api.internal.send('schedule/create', {
      schedule: { name, posts_transaction: posts ?? false },
      conditions: [
        { op: 'is', field: 'payee', value: payeeId },
        { op: 'is', field: 'account', value: ids.account.get(account) },
        {
          op: 'isapprox',
          field: 'date',
          value: {
            start,
            frequency,
            interval: 1,
            patterns: patterns ?? [],
            skipWeekend: weekends !== undefined,
            weekendSolveMode: weekends ?? 'after',
            endMode: 'never',
          },
        },
        { op: amountOp, field: 'amount', value: amount },
      ],
    })) as string;
    // Earlier payments are linked to the schedule.
    for (const row of await api.getTransactions(
      ids.account.get(account)!,
      day(months[0]!, 1),
      day(currentMonth, 30),
    )) {
      if (
        row.payee === payeeId &&
        (typeof amount !== 'number' || amountOp !== 'is' || row.amount === amount)
      ) {
        linked.push({ id: row.id, schedule });
      }
    }
  }
  await api.internal.send('transactions-batch-update', { updated: linked, runTransfers: false });
}

/** The dashboard of reports: the app's default widgets, and some more. */
async function makeDashboard(api: Api, ids: Ids): Promise<void> {
  const { send } = api.internal;
  const id = await send('report/create', dashboardReport);
  await send('dashboard-add-widget', {
    type: 'custom-report',
    width: 4,
    height: 2,
    x: 4,
    y: 2,
    meta: { id },
  });
  for (const { meta, ...widget } of dashboardWidgets) {
    const conditions = meta.conditions?.map(condition => ({
      ...condition,
      value: ids.category.get(condition.value),
    }));
    await send('dashboard-add-widget', { ...widget, meta: conditions ? { ...meta, conditions } : meta });
  }
}

async function makeRules(api: Api, ids: Ids): Promise<void> {
  const resolve = (value: unknown, ref?: 'payee' | 'category' | 'account'): unknown => {
    if (!ref) return value;
    return Array.isArray(value) ? value.map(name => ids[ref].get(name)) : ids[ref].get(value as string);
  };
  for (const rule of rules) {
    await api.createRule({
      ...rule,
      conditions: rule.conditions.map(({ ref, ...condition }) => ({
        ...condition,
        value: resolve(condition.value, ref),
      })),
      actions: rule.actions.map(({ ref, ...action }) => ({ ...action, value: resolve(action.value, ref) })),
    } as never);
  }
}

async function makeExtras(api: Api, ids: Ids): Promise<void> {
  const { send } = api.internal;
  for (const { key, note } of groups.flatMap(group => group.categories)) {
    if (note) await send('notes-save', { id: ids.category.get(key), note });
  }
  for (const { key, note } of accounts) {
    if (note) await send('notes-save', { id: `account-${ids.account.get(key)}`, note });
  }
  await send('notes-save', {
    id: `budget-${currentMonth}`,
    note: 'Slow month: no trips until the holidays.\n\n- Gifts for December\n- Winter tires',
  });
  for (const tag of tags) await send('tags-create', tag);
  for (const { name, conditionsOp, conditions } of savedFilters) {
    await send('filter-create', { state: { name, conditionsOp, conditions }, filters: [] });
  }
  await send('preferences/save', { id: 'flags.goalTemplatesEnabled', value: 'true' });
}

/** Fills a new budget named `name` through the API, and returns its id. */
export async function buildBudget(api: Api, name: string): Promise<string> {
  const ids: Ids = { account: new Map(), category: new Map(), payee: new Map(), transfer: new Map() };
  const list = makeTransactions();
  await api.runImport(name, async () => {
    await makeCategories(api, ids);
    await makeAccounts(api, ids);
    await startingBalances(api, ids);
    await addAll(api, ids, list);
  });
  await clearTransfers(api, ids);
  await budgetMonths(api, ids, list);
  await trackingMonths(api, ids);
  await makeSchedules(api, ids);
  await makeRules(api, ids);
  await makeExtras(api, ids);
  await makeDashboard(api, ids);
  await api.closeAccount(ids.account.get('old')!);
  const [budget] = (await api.getBudgets()) as { id: string; name: string }[];
  console.log(`seeded ${list.length} transactions in ${months.length} months`);
  return budget!.id;
}
