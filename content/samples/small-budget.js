// Creates the small budget for the examples in the folder "small-budget".
// Run it again whenever you want a fresh one.
import { mkdirSync, rmSync } from 'node:fs';
import * as api from '@actual-app/api';

const accounts = ['Checking', 'Card'];
const groups = {
  Bills: ['Rent', 'Internet'],
  Everyday: ['Groceries', 'Dining Out'],
  Saving: ['Vacation'],
};
const budgeted = {
  Rent: 950,
  Internet: 45,
  Groceries: 200,
  'Dining Out': 60,
  Vacation: 100,
};
const months = ['2025-09', '2025-10', '2025-11'];

// Date, account, payee, category, amount, and any other details.
// If the payee is the name of an account, the transaction is a transfer.
const rows = [
  ['2025-09-01', 'Checking', 'Starting Balance', 'Starting Balances', 1500],
  ['2025-09-01', 'Checking', 'Maple Court', 'Rent', -950],
  ['2025-09-05', 'Checking', 'Brightwater Studio', 'Income', 2400],
  ['2025-09-06', 'Card', 'Greenleaf Market', 'Groceries', -84.2],
  ['2025-09-12', 'Card', 'Noodle Bar', 'Dining Out', -31.5, { notes: 'Lunch with Sam #friends' }],
  ['2025-09-20', 'Card', 'Greenleaf Market', 'Groceries', -92.75],
  ['2025-09-22', 'Checking', 'Fernline', 'Internet', -45],
  ['2025-10-01', 'Checking', 'Maple Court', 'Rent', -950],
  ['2025-10-05', 'Checking', 'Brightwater Studio', 'Income', 2400],
  ['2025-10-06', 'Checking', 'Card', null, -208.45],
  ['2025-10-08', 'Card', 'Greenleaf Market', 'Groceries', -78.4],
  ['2025-10-14', 'Card', 'Harbor Hall', null, -60, {
    parts: [['Groceries', -42], ['Dining Out', -18, 'Cake at the counter']],
  }],
  ['2025-10-22', 'Checking', 'Fernline', 'Internet', -45],
  ['2025-10-25', 'Card', 'Noodle Bar', 'Dining Out', -27, { notes: 'Birthday #friends' }],
  ['2025-11-01', 'Checking', 'Maple Court', 'Rent', -950],
  ['2025-11-05', 'Checking', 'Brightwater Studio', 'Income', 2400],
  ['2025-11-06', 'Checking', 'Card', null, -165.4],
  ['2025-11-07', 'Card', 'Greenleaf Market', 'Groceries', -88.1],
  ['2025-11-11', 'Card', 'Café Luna', 'Dining Out', -12.4, { notes: 'Coffee #work' }],
  ['2025-11-13', 'Card', 'Night Train', 'Vacation', -120, { cleared: false }],
  ['2025-11-14', 'Card', 'Corner Shop', null, -19.99, { cleared: false }],
];

rmSync('small-budget', { recursive: true, force: true });
mkdirSync('small-budget');
await api.init({ dataDir: './small-budget', verbose: false });
const cents = amount => api.utils.amountToInteger(amount);
const categories = {};

await api.runImport('Small Budget', async () => {
  // A new budget has income categories but no spending categories yet.
  for (const { id, name } of await api.getCategories()) categories[name] = id;
  for (const [group, names] of Object.entries(groups)) {
    const group_id = await api.createCategoryGroup({ name: group });
    // A new category goes to the top of its group, so the last one comes first.
    for (const name of names.toReversed()) {
      categories[name] = await api.createCategory({ name, group_id });
    }
  }

  // Each account comes with a payee for transfers into it.
  const accountIds = {};
  for (const name of accounts) accountIds[name] = await api.createAccount({ name });
  const payees = await api.getPayees();
  const transferTo = name =>
    payees.find(payee => payee.transfer_acct === accountIds[name])?.id;

  for (const [date, account, payee, category, amount, more = {}] of rows) {
    const transaction = {
      date,
      amount: cents(amount),
      ...(accounts.includes(payee) ? { payee: transferTo(payee) } : { payee_name: payee }),
      category: categories[category],
      notes: more.notes,
      cleared: more.cleared ?? true,
      subtransactions: more.parts?.map(([name, part, notes]) => ({
        amount: cents(part),
        category: categories[name],
        notes,
      })),
    };
    await api.addTransactions(accountIds[account], [transaction], { runTransfers: true });
  }
});
console.log(rows.length, 'transactions added');

await api.batchBudgetUpdates(async () => {
  for (const month of months) {
    for (const [name, amount] of Object.entries(budgeted)) {
      await api.setBudgetAmount(month, categories[name], cents(amount));
    }
  }
});
console.log('Budgeted in November:', (await api.getBudgetMonth('2025-11')).totalBudgeted);

await api.createRule({
  stage: null,
  conditionsOp: 'and',
  conditions: [
    { field: 'payee', op: 'is', value: await api.getIDByName('payees', 'Café Luna') },
    { field: 'amount', op: 'gt', value: cents(-20) },
  ],
  actions: [{ op: 'set', field: 'category', value: categories['Dining Out'] }],
});
await api.createSchedule({
  name: 'Rent',
  account: await api.getIDByName('accounts', 'Checking'),
  payee: await api.getIDByName('payees', 'Maple Court'),
  amount: cents(-950),
  amountOp: 'is',
  date: { start: '2030-01-01', frequency: 'monthly', endMode: 'never' },
  posts_transaction: false,
});

await api.shutdown();
