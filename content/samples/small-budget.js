import { readFileSync } from 'node:fs';
import * as api from '@actual-app/api';

const source = JSON.parse(readFileSync('small-budget.json', 'utf8'));

await api.init({ dataDir: './actual-data', verbose: false });
// #region main
await api.runImport(source.name, async () => {
  // A new budget has no spending categories yet, but it has the income ones.
  const categories = {};
  for (const { id, name } of await api.getCategories()) categories[name] = id;
  for (const group of source.groups) {
    const group_id = await api.createCategoryGroup({ name: group.name });
    // A new category goes to the top of its group, so the last one comes first.
    for (const name of group.categories.toReversed()) {
      categories[name] = await api.createCategory({ name, group_id });
    }
  }

  // Each account comes with a payee for transfers into it.
  const accounts = {};
  const transferTo = {};
  for (const name of source.accounts) accounts[name] = await api.createAccount({ name });
  for (const payee of await api.getPayees()) {
    for (const name of source.accounts) {
      if (payee.transfer_acct === accounts[name]) transferTo[name] = payee.id;
    }
  }

  const cents = amount => api.utils.amountToInteger(amount);
  for (const row of source.transactions) {
    const transaction = {
      date: row.date,
      amount: cents(row.amount),
      ...(row.transferTo
        ? { payee: transferTo[row.transferTo] }
        : { payee_name: row.payee }),
      category: categories[row.category],
      notes: row.notes,
      cleared: !row.pending,
      subtransactions: row.parts?.map(part => ({
        amount: cents(part.amount),
        category: categories[part.category],
        notes: part.notes,
      })),
    };
    await api.addTransactions(accounts[row.account], [transaction], {
      runTransfers: true,
    });
  }
  console.log(`${source.transactions.length} transactions added`);
});
// #endregion

// #region budget
const categories = await api.getCategories();
await api.batchBudgetUpdates(async () => {
  for (const month of source.months) {
    for (const [name, amount] of Object.entries(source.budgeted)) {
      const { id } = categories.find(category => category.name === name);
      await api.setBudgetAmount(month, id, api.utils.amountToInteger(amount));
    }
  }
});
const november = await api.getBudgetMonth('2025-11');
console.log('Budgeted in November:', november.totalBudgeted);
// #endregion
await api.shutdown();
