/**
 * `npm run simulator-check`: runs every scenario in the real app through its API, and writes the app's amounts to
 * __tests__/simulator/app-months.json. The site's tests compare the simulator with that file. Run `npm run format` in the site's
 * folder to format it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import * as api from 'api-samples';

import { packageVersion } from '../src/paths.ts';
import { scenarios, type Scenario, type Step } from './scenarios.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../../../__tests__/simulator/app-months.json');

/** A category group of a month, which the API doesn't describe. */
interface AppGroup {
  categories?: { id: string; budgeted: number; spent: number; balance: number; carryover: boolean }[];
}

interface Budget {
  account: string;
  income: string;
  categories: string[];
  months: string[];
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'simulator-check-'));
process.env.ACTUAL_DATA_DIR = dataDir;
await api.init({ dataDir, verbose: false });

const played = [];
for (const scenario of scenarios) {
  played.push(await play(scenario));
  console.log(`ran ${scenario.months.length} months: ${scenario.name}`);
}
await api.shutdown();
const json = JSON.stringify({ api: packageVersion('api-samples'), scenarios: played });
writeFileSync(OUTPUT, `${json}\n`);
rmSync(dataDir, { recursive: true });
console.log(`wrote ${path.relative(process.cwd(), OUTPUT)}`);
process.exit(0);

/** Runs a scenario, and records the amounts of each month after its steps. */
async function play(scenario: Scenario) {
  const budget = await createBudget(scenario);
  const months = [];
  for (const [at, steps] of scenario.months.entries()) {
    for (const step of steps) await take(budget, at, step);
    months.push({ steps, figures: await readFigures(budget, budget.months[at] ?? '') });
  }
  return { name: scenario.name, categories: scenario.categories, months };
}

async function createBudget({ name, categories, months }: Scenario): Promise<Budget> {
  const budget: Budget = { account: '', income: '', categories: [], months: monthNames(months.length) };
  await api.runImport(name, async () => {
    budget.account = await api.createAccount({ name: 'Checking' });
    const groups = (await api.getCategoryGroups()) as { id: string; is_income: boolean; categories: { id: string }[] }[];
    const incomeGroup = groups.find(group => group.is_income);
    for (const group of groups) {
      for (const category of group.categories) await api.deleteCategory(category.id);
      if (!group.is_income) await api.deleteCategoryGroup(group.id);
    }
    if (!incomeGroup) throw new Error('a new budget has no income group');
    budget.income = await api.createCategory({ name: 'Income', group_id: incomeGroup.id, is_income: true });
    const group = await api.createCategoryGroup({ name: 'Envelopes' });
    for (const category of categories)
      budget.categories.push(await api.createCategory({ name: category, group_id: group }));
    // The app stores months from the first transaction on.
    const elsewhere = await api.createAccount({ name: 'Elsewhere', offbudget: true });
    await api.addTransactions(elsewhere, [{ date: `${budget.months[0]}-01`, amount: 1 }]);
  });
  return budget;
}

/** Consecutive months, ending with the current month, so that the app stores all of them. */
function monthNames(count: number): string[] {
  const now = new Date();
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + at, 1)).toISOString().slice(0, 7),
  );
}

async function take(budget: Budget, at: number, step: Step): Promise<void> {
  const month = budget.months[at] ?? '';
  const id = (category: number) => budget.categories[category] ?? '';
  switch (step.do) {
    case 'receive':
      return addTransaction(budget, month, budget.income, step.amount);
    case 'spend':
      return addTransaction(budget, month, id(step.category), -step.amount);
    case 'budget':
      return api.setBudgetAmount(month, id(step.category), step.amount);
    case 'rollover':
      return api.setBudgetCarryover(month, id(step.category), step.on);
    case 'hold':
      await api.holdBudgetForNextMonth(month, step.amount);
      return;
    case 'reset-hold':
      return api.resetBudgetHold(month);
    case 'cover':
      return send('budget/cover-overspending', {
        month,
        to: id(step.category),
        from: step.from === 'to-budget' ? 'to-budget' : id(step.from),
      });
    case 'copy-last-month':
      return send('budget/copy-previous-month', { month });
  }
}

async function addTransaction({ account }: Budget, month: string, category: string, amount: number): Promise<void> {
  await api.addTransactions(account, [{ date: `${month}-10`, amount, category }]);
}

/** Calls an internal message of the app, which the public API doesn't have. */
async function send(name: string, args: object): Promise<void> {
  await api.internal.send(name, args);
}

async function readFigures(budget: Budget, name: string) {
  const month = await api.getBudgetMonth(name);
  const categories = (month.categoryGroups as AppGroup[]).flatMap(group => group.categories ?? []);
  return {
    availableFunds: month.incomeAvailable,
    lastMonthOverspent: month.lastMonthOverspent,
    budgeted: -month.totalBudgeted,
    spent: -month.totalSpent,
    forNextMonth: month.forNextMonth,
    toBudget: month.toBudget,
    balance: month.totalBalance,
    envelopes: budget.categories.map(id => {
      const category = categories.find(other => other.id === id);
      if (!category) throw new Error(`the app lost category ${id}`);
      const { budgeted, spent, balance, carryover } = category;
      return { budgeted, spent: -spent, balance, rollover: Boolean(carryover) };
    }),
  };
}
