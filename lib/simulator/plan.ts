import { figures } from './figures';

/** What a reader entered for one category in one month. */
export interface Envelope {
  budgeted: number;
  /** What was spent, above zero; a refund is below zero. */
  spent: number;
  /** Whether a negative balance stays in the category at the end of the month ("Rollover overspending"). */
  rollover: boolean;
}

/** What a reader entered for one month. All amounts are cents. */
export interface Month {
  income: number;
  /** Held for next month. */
  held: number;
  envelopes: readonly Envelope[];
}

/** A budget: the same categories in every month, the first month first. */
export type Plan = readonly Month[];

/** The most months a plan may have; the address stays short enough to share. */
export const MOST_MONTHS = 12;

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

/** Turns "Rollover overspending" on or off: from this month on, as in the app. */
export function setRollover(plan: Plan, month: number, category: number, rollover: boolean): Plan {
  return plan.reduce<Plan>(
    (changed, _, at) => (at < month ? changed : changeEnvelope(changed, at, category, { rollover })),
    plan,
  );
}

/** Holds an amount for next month, added to what is held; never more than there is to budget. */
export function hold(plan: Plan, month: number, amount: number): Plan {
  const { toBudget } = figures(plan, month);
  const { held } = at(plan, month);
  if (toBudget <= 0) return plan;
  return changeMonth(plan, month, { held: held + Math.min(Math.max(amount, -held), toBudget) });
}

/** Takes back what was held. */
export function resetHold(plan: Plan, month: number): Plan {
  return changeMonth(plan, month, { held: 0 });
}

/** Where the money for a red balance may come from: another category by its number, or To Budget. */
export type Source = number | 'to-budget';

/** Moves what a red balance lacks, and no more than the source has. */
export function coverOverspending(plan: Plan, month: number, category: number, source: Source): Plan {
  const { toBudget, balances } = figures(plan, month);
  const lacking = -(balances[category] ?? 0);
  const available = source === 'to-budget' ? toBudget : (balances[source] ?? 0);
  if (lacking <= 0 || available <= 0) return plan;
  const amount = Math.min(lacking, available);
  const taken = source === 'to-budget' ? plan : addBudgeted(plan, month, source, -amount);
  return addBudgeted(taken, month, category, amount);
}

/** Adds an empty month after the last one. Only the rollover of each category goes on. */
export function addMonth(plan: Plan): Plan {
  const last = plan.at(-1);
  if (!last || plan.length >= MOST_MONTHS) return plan;
  const envelopes = last.envelopes.map(({ rollover }) => ({ budgeted: 0, spent: 0, rollover }));
  return [...plan, { income: 0, held: 0, envelopes }];
}

/** Budgets each category of a month that has no budget yet as in the month before. */
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
  if (!found) throw new RangeError(`The plan has ${plan.length} months, and no month ${month}.`);
  return found;
}
