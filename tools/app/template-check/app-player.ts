/** Plays stories in the real client of the documented release. */
import type { Page } from 'playwright-core';

import { CATEGORY_NAMES, EARLIEST_MONTH, INCOME_NAMES, type Step, type Story } from '../../../__tests__/templates/cases.ts';
import type { Seen } from '../../../__tests__/templates/expected.ts';
import { figuresOf } from '../../../lib/templates/budget.ts';
import { addMonths, monthsBetween } from '../../../lib/templates/dates.ts';
import type { App } from '../src/app.ts';
import { openClient } from '../src/client.ts';

/** What a command of the app returns. */
interface Notice {
  message: string;
  pre?: string;
}

/** What the page needs for a story: besides the story, its months, and the figures that the app must show before the first step. */
interface Order extends Story {
  months: string[];
  toBudget: number;
  balances: number[];
}

/** The ids of the account and the categories that all stories use. */
interface Ids {
  account: string;
  categories: string[];
  incomes: string[];
}

export class AppPlayer {
  private constructor(
    private readonly app: App,
    private readonly ids: Ids,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<AppPlayer> {
    const { app, close } = await openClient();
    await app.button('Start fresh').click();
    await app.text('All accounts').waitFor();
    return new AppPlayer(app, await prepare(app), close);
  }

  async play(story: Story): Promise<Seen[]> {
    return playInPage(this.app.page, orderOf(story), this.ids);
  }
}

/** Creates the account and the categories. The app's months begin three months before the first transaction. */
async function prepare(app: App): Promise<Ids> {
  const account = await app.send<string>('account-create', { name: 'Checking', balance: 0, offBudget: false });
  const { grouped } = await app.send<{ grouped: { id: string; is_income: boolean; categories: { id: string }[] }[] }>('get-categories');
  for (const group of grouped) {
    for (const category of group.categories) await app.send('category-delete', { id: category.id });
    if (!group.is_income) await app.send('category-group-delete', { id: group.id });
  }
  const incomeGroup = grouped.find(group => group.is_income);
  if (!incomeGroup) throw new Error('a new budget has no income group');
  const group = await app.send<string>('category-group-create', { name: 'Envelopes', isIncome: false });
  const ids: Ids = { account, categories: [], incomes: [] };
  for (const name of INCOME_NAMES)
    ids.incomes.push(await app.send('category-create', { name, groupId: incomeGroup.id, isIncome: true, hidden: false }));
  // The app puts a new category first.
  for (const name of [...CATEGORY_NAMES].reverse())
    ids.categories.unshift(await app.send('category-create', { name, groupId: group, isIncome: false, hidden: false }));
  const { list } = await app.send<{ list: { id: string; name: string }[] }>('get-categories');
  const shown = list.filter(({ name }) => CATEGORY_NAMES.includes(name)).map(({ name }) => name);
  if (shown.join() !== CATEGORY_NAMES.join()) throw new Error(`the app shows the categories as ${shown.join()}`);
  await app.send('transactions-batch-update', {
    added: [{ id: 'first', account, date: `${EARLIEST_MONTH}-01`, amount: 0, category: ids.incomes[0] }],
  });
  // This makes the app create the months.
  await app.send('get-budget-bounds');
  return ids;
}

function orderOf(story: Story): Order {
  const { budget, steps } = story;
  const figures = figuresOf(budget);
  const first = monthsBetween(steps[0]?.month ?? budget.firstMonth, budget.firstMonth);
  return {
    ...story,
    months: (budget.categories[0]?.months ?? []).map((_, at) => addMonths(budget.firstMonth, at)),
    toBudget: figures.toBudget[first] ?? 0,
    balances: figures.balances.map(balances => balances[first] ?? 0),
  };
}

/** The app's window, with the function that it adds to call its back end. */
declare const window: Window & { $send: (name: string, args?: unknown) => Promise<unknown> };

function playInPage(page: Page, order: Order, ids: Ids): Promise<Seen[]> {
  return page.evaluate(
    async ([order, ids]) => {
      const send = (name: string, args?: unknown): Promise<unknown> => window.$send(name, args);
      const cells = async (month: string): Promise<Record<string, unknown>> => {
        const values = (await send('envelope-budget-month', { month })) as { name: string; value: unknown }[];
        return Object.fromEntries(values.map(({ name, value }) => [name.slice(name.indexOf('!') + 1), value]));
      };
      const setUp = async (): Promise<{ transactions: string[]; schedules: string[]; undo: (() => Promise<unknown>)[] }> => {
        const { budget, months } = order;
        const undo: (() => Promise<unknown>)[] = [];
        const added: object[] = [];
        if (budget.hideDecimals) {
          await send('preferences/save', { id: 'hideFraction', value: 'true' });
          undo.push(() => send('preferences/save', { id: 'hideFraction', value: 'false' }));
        }
        await send('api/batch-budget-start');
        for (const [at, category] of budget.categories.entries()) {
          const id = ids.categories[at]!;
          undo.push(() => send('notes-save', { id, note: '' }));
          for (const [index, { budgeted, spent }] of category.months.entries()) {
            const month = months[index]!;
            if (budgeted !== 0) await send('budget/budget-amount', { category: id, month, amount: budgeted });
            undo.push(() => send('budget/budget-amount', { category: id, month, amount: 0 }));
            if (spent !== 0) added.push({ id: `t${added.length}`, account: ids.account, date: `${month}-09`, amount: -spent, category: id });
          }
        }
        await send('api/batch-budget-end');
        for (const [at, category] of budget.categories.entries()) {
          if (!category.rollover) continue;
          const args = { startMonth: months[0], category: ids.categories[at] };
          await send('budget/set-carryover', { ...args, flag: true });
          undo.push(() => send('budget/set-carryover', { ...args, flag: false }));
        }
        for (const [at, income] of budget.incomes.entries())
          for (const [index, amount] of income.months.entries())
            if (amount !== 0) added.push({ id: `t${added.length}`, account: ids.account, date: `${months[index]}-02`, amount, category: ids.incomes[at] });
        for (const transaction of added as { id: string }[]) transaction.id = crypto.randomUUID();
        await send('transactions-batch-update', { added });
        const schedules: string[] = [];
        const notes = order.steps.flatMap(step => step.notes).join();
        for (const { name, amount, date, every, weekend } of budget.schedules) {
          // Creating a schedule takes the app longer than everything else, so unused ones are left out.
          if (!notes.includes(name)) continue;
          const value = every
            ? {
                start: date,
                frequency: every.frequency,
                interval: every.interval,
                patterns: every.days,
                skipWeekend: weekend !== null,
                weekendSolveMode: weekend ?? 'after',
                endMode: every.end === null ? 'never' : 'on' in every.end ? 'on_date' : 'after_n_occurrences',
                endOccurrences: every.end && 'after' in every.end ? every.end.after : 1,
                endDate: every.end && 'on' in every.end ? every.end.on : date,
              }
            : date;
          schedules.push(
            (await send('schedule/create', {
              schedule: { name, posts_transaction: false },
              conditions: [
                { op: 'is', field: 'date', value },
                { op: 'is', field: 'amount', value: -amount },
              ],
            })) as string,
          );
        }
        return { transactions: (added as { id: string }[]).map(({ id }) => id), schedules, undo };
      };
      /** Waits for the app's cells, which it computes after it has responded. */
      const waitFor = async (month: string, what: string, test: (cells: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> => {
        for (let tries = 0; ; tries++) {
          const shown = await cells(month);
          if (test(shown)) return shown;
          if (tries > 200) throw new Error(`${what}: ${JSON.stringify(shown)}`);
          await new Promise(resolve => setTimeout(resolve, 5));
        }
      };
      const playStep = async ({ month, command, notes }: Step): Promise<Seen> => {
        // If a note has #Template but no line that the app reads, the app keeps running the lines that it read last.
        if (notes.some(note => note.includes('#Template'))) {
          for (const id of ids.categories) await send('notes-save', { id, note: '' });
          await send('budget/store-note-templates');
        }
        for (const [at, note] of notes.entries()) await send('notes-save', { id: ids.categories[at], note });
        const before = await cells(month);
        const budgeted = (shown: Record<string, unknown>): number =>
          notes.reduce((total, _, at) => total + Number(shown[`budget-${ids.categories[at]}`]), 0);
        const check = (await send('budget/check-templates')) as Notice;
        const run = (await send(`budget/${command}-goal-template`, { month })) as Notice;
        const after = await waitFor(
          month,
          'To Budget didn\'t change by the amount that the run budgeted',
          shown => Number(shown['to-budget']) + budgeted(shown) === Number(before['to-budget']) + budgeted(before),
        );
        return {
          run: {
            message: run.message,
            details: run.pre ?? '',
            categories: notes.map((_, at) => {
              const goal = after[`goal-${ids.categories[at]}`];
              return [
                Number(after[`budget-${ids.categories[at]}`]),
                typeof goal === 'number' ? goal : null,
                after[`long-goal-${ids.categories[at]}`] === 1,
              ];
            }),
            toBudget: Number(after['to-budget']),
          },
          check: (check.pre ?? check.message).split('\n\n').sort().join('\n\n'),
        };
      };
      const { transactions, schedules, undo } = await setUp();
      const first = order.steps[0]!.month;
      await waitFor(
        first,
        `the app doesn't show To Budget ${order.toBudget} and the balances ${order.balances.join()} before the first run`,
        shown =>
          shown['to-budget'] === order.toBudget && order.balances.every((balance, at) => shown[`leftover-${ids.categories[at]}`] === balance),
      );
      const played: Seen[] = [];
      for (const step of order.steps) played.push(await playStep(step));
      await send('api/batch-budget-start');
      for (const step of undo) await step();
      await send('api/batch-budget-end');
      await send('transactions-batch-update', { deleted: transactions.map(id => ({ id })) });
      for (const id of schedules) await send('schedule/delete', { id });
      // Without notes, this removes the goals.
      for (const { month } of order.steps) await send('budget/overwrite-goal-template', { month });
      return played;
    },
    [order, ids] as const,
  );
}
