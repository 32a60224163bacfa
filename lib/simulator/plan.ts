import { figures } from './figures';

/** What a reader entered for a category in a month. */
export interface Envelope {
  budgeted: number;
  /** The amount spent, as a positive number. A refund is negative. */
  spent: number;
  /** Whether a negative balance stays in the category at the end of the month ("Rollover overspending"). */
  rollover: boolean;
}

/** What a reader entered for a month. All amounts are in cents. */
export interface Month {
  income: number;
  /** Held for next month. */
  held: number;
  envelopes: readonly Envelope[];
}

/** A budget: the same categories in every month, the first month first. */
export type Plan = readonly Month[];

/** The maximum number of months in a plan, so that its address is short enough to share. */
export const MAX_MONTHS = 12;

/** Income of a month. */
export function setIncome(plan: Plan, month: number, income: number): Plan {
  return changeMonth(plan, month, { income });
}

/** Budgeted amount of a category. */
export function setBudgeted(plan: Plan, month: number, category: number, budgeted: number): Plan {
  return changeEnvelope(plan, month, category, { budgeted });
}

/** Money spent from a category. */
export function setSpent(plan: Plan, month: number, category: number, spent: number): Plan {
  return changeEnvelope(plan, month, category, { spent });
}

/** Turns "Rollover overspending" on or off, starting with this month, as in the app. */
export function setRollover(plan: Plan, month: number, category: number, rollover: boolean): Plan {
  return plan.reduce<Plan>(
    (changed, _, at) => (at < month ? changed : changeEnvelope(changed, at, category, { rollover })),
    plan,
  );
}

/** Holds an amount for next month, in addition to the amount already held, and at most the amount left to budget. */
export function hold(plan: Plan, month: number, amount: number): Plan {
  const { toBudget } = figures(plan, month);
  const { held } = at(plan, month);
  if (toBudget <= 0) return plan;
  return changeMonth(plan, month, { held: held + Math.min(Math.max(amount, -held), toBudget) });
}

/** Releases the held amount. */
export function resetHold(plan: Plan, month: number): Plan {
  return changeMonth(plan, month, { held: 0 });
}

/** Where the money to cover a negative balance comes from: another category by its number, or To Budget. */
export type Source = number | 'to-budget';

/** Covers a negative balance, with at most what the source has. */
export function coverOverspending(plan: Plan, month: number, category: number, source: Source): Plan {
  const { toBudget, balances } = figures(plan, month);
  const lacking = -(balances[category] ?? 0);
  const available = source === 'to-budget' ? toBudget : (balances[source] ?? 0);
  if (lacking <= 0 || available <= 0) return plan;
  const amount = Math.min(lacking, available);
  const taken = source === 'to-budget' ? plan : addBudgeted(plan, month, source, -amount);
  return addBudgeted(taken, month, category, amount);
}

/** Adds an empty month at the end. Only each category's rollover setting is copied. */
export function addMonth(plan: Plan): Plan {
  const last = plan.at(-1);
  if (!last || plan.length >= MAX_MONTHS) return plan;
  const envelopes = last.envelopes.map(({ rollover }) => ({ budgeted: 0, spent: 0, rollover }));
  return [...plan, { income: 0, held: 0, envelopes }];
}

/** Replaces a month's budgeted amounts with those of the month before, as the app does. */
export function copyLastMonth(plan: Plan, month: number): Plan {
  const before = at(plan, month - 1).envelopes;
  const envelopes = at(plan, month).envelopes.map((envelope, index) => ({
    ...envelope,
    budgeted: before[index]?.budgeted ?? 0,
  }));
  return changeMonth(plan, month, { envelopes });
}

function addBudgeted(plan: Plan, month: number, category: number, amount: number): Plan {
  const budgeted = at(plan, month).envelopes[category]?.budgeted ?? 0;
  return setBudgeted(plan, month, category, budgeted + amount);
}

function changeEnvelope(plan: Plan, month: number, category: number, change: Partial<Envelope>): Plan {
  const envelopes = at(plan, month).envelopes.map((envelope, index) =>
    index === category ? { ...envelope, ...change } : envelope,
  );
  return changeMonth(plan, month, { envelopes });
}

function changeMonth(plan: Plan, month: number, change: Partial<Month>): Plan {
  return plan.map((old, index) => (index === month ? { ...old, ...change } : old));
}

/** A month of a plan. */
export function at(plan: Plan, month: number): Month {
  const found = plan[month];
  if (!found) throw new RangeError(`The plan has ${plan.length} months, so there's no month ${month}.`);
  return found;
}
