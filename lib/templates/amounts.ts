import { sum } from '../money';
import { monthIndex, type Budget, type Category, type Figures } from './budget';
import { toCents } from './cents';
import { addMonths, monthsBetween } from './dates';
import { AbortedRunError } from './errors';
import { countDays } from './limits';
import type {
  AverageTemplate,
  ByTemplate,
  CopyTemplate,
  PercentageTemplate,
  PeriodicTemplate,
  SpendTemplate,
} from './types';

/** Where a line is applied. */
export interface Place {
  budget: Budget;
  figures: Figures;
  /** The category's number. */
  at: number;
  category: Category;
  month: string;
  /** What the category carried over from the previous month, in cents. */
  carried: number;
}

/** JavaScript's dates only reach about 270,000 years back, and the app stops with an error beyond that. */
const MOST_MONTHS_BACK = 3_000_000;

/** The number of past months that the app can read within a moment. With more, it seems to hang. */
const MOST_MONTHS_AVERAGED = 100_000;

/** The amount that a `repeat every` line asks for, in cents. */
export function periodicAmount({ amount, period, starting }: PeriodicTemplate, { month }: Place): number {
  const { period: unit, amount: count } = period;
  if (monthsBetween(month, starting) < 0) return 0;
  if (!count) throw new AbortedRunError('endless');
  const times =
    unit === 'day' || unit === 'week'
      ? countDays(starting, unit === 'day' ? count : count * 7, month)
      : Number(fallsOn(starting, unit === 'year' ? count * 12 : count, month));
  return toCents(amount) * times;
}

/** Whether a month is reached from a first day in steps of `step` months. The first day isn't after the month. */
function fallsOn(first: string, step: number, month: string): boolean {
  const distance = monthsBetween(month, first);
  // A day that doesn't exist, such as 2025-01-32, sorts before February, and the app counts from it.
  return first >= month || (distance > 0 && distance % step === 0);
}

/** The amount that was budgeted some months ago, in cents. */
export function copiedAmount({ lookBack }: CopyTemplate, place: Place): number {
  if (lookBack > MOST_MONTHS_BACK) throw new AbortedRunError('unsafe');
  return budgetedIn(place, addMonths(place.month, -lookBack));
}

/** The average amount spent in the previous months, in cents. */
export function averageAmount({ numMonths }: AverageTemplate, { budget, category, month }: Place): number {
  if (!numMonths) throw new AbortedRunError('unsafe');
  if (numMonths > MOST_MONTHS_AVERAGED) throw new AbortedRunError('endless');
  const now = monthIndex(budget, month);
  const months = category.months.slice(Math.max(0, now - numMonths), Math.max(0, now));
  return -Math.round(-sum(months.map(({ spent }) => spent)) / numMonths);
}

/** A share of income or of the available money, in cents. */
export function percentageAmount(
  { percent, category, previous }: PercentageTemplate,
  available: number,
  { budget, month }: Place,
): number {
  const name = category.toLowerCase();
  const at = monthIndex(budget, previous ? addMonths(month, -1) : month);
  const incomes =
    name === 'all income'
      ? budget.incomes
      : budget.incomes.filter(income => income.name.toLowerCase() === name).slice(0, 1);
  const base = name === 'available funds' ? available : sum(incomes.map(({ months }) => months[at] ?? 0));
  return Math.max(0, Math.round(base * (percent / 100)));
}

/** The amount that all `by` lines of a category ask for together, in cents. */
export function byAmount(templates: readonly ByTemplate[], { month, carried }: Place): number {
  const targets = templates.map(template => {
    const step = stepOf(template);
    return { amount: toCents(template.amount), step, left: monthsLeft(template.month, step, month) };
  });
  const shortest = Math.min(...targets.map(({ left }) => left));
  const needed = targets.map(({ amount, step, left }) => {
    if (left > shortest && step) return Math.round((amount / step) * (step - left + shortest));
    if (left > shortest) return Math.round((amount / (left + 1)) * (shortest + 1));
    return amount;
  });
  return Math.round((sum(needed) - carried) / (shortest + 1));
}

/** After how many months a target repeats. Undefined if it doesn't. */
function stepOf({ annual, repeat }: ByTemplate | SpendTemplate): number | undefined {
  return annual ? (repeat || 1) * 12 : (repeat ?? undefined);
}

/** The months to the target, or to its next repetition. */
function monthsLeft(target: string, step: number | undefined, month: string): number {
  const left = monthsBetween(target, month);
  return left < 0 && step ? left + Math.ceil(-left / step) * step : left;
}

/** The amount that a `spend from` line asks for, in cents. */
export function spendAmount(template: SpendTemplate, place: Place): number {
  const { month } = place;
  const step = stepOf(template);
  const left = monthsLeft(template.month, step, month);
  const shift = left - monthsBetween(template.month, month);
  const from = shift === 0 ? template.from : addMonths(template.from, shift);
  if (left < 0) return 0;
  return Math.round((toCents(template.amount) - alreadyBudgeted(from, place)) / (left + 1));
}

/**
 * What the category would have had at the end of the first month of spending if nothing had been spent that month, plus what
 * was budgeted since.
 */
function alreadyBudgeted(from: string, place: Place): number {
  const { budget, figures, at, category, month, carried } = place;
  const count = monthsBetween(month, from);
  if (count <= 0) return carried;
  const first = monthIndex(budget, from);
  const held = (figures.balances[at]?.[first] ?? 0) + (category.months[first]?.spent ?? 0);
  // The months after the first one are counted from it, so they exist even if it doesn't.
  const since = monthIndex(budget, addMonths(from, 1));
  const now = monthIndex(budget, month);
  return (
    held + sum(category.months.slice(Math.max(0, since), Math.max(0, now)).map(({ budgeted }) => budgeted))
  );
}

function budgetedIn({ budget, category }: Place, month: string): number {
  return category.months[monthIndex(budget, month)]?.budgeted ?? 0;
}
