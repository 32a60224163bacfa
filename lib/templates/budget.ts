import { sum } from '../money';
import { monthsBetween } from './dates';

/** A category in one month. Amounts are cents. */
export interface CategoryMonth {
  budgeted: number;
  /** Money that left the category; a refund is below zero. */
  spent: number;
  /** What the templates asked for, or the amount of `#goal`. Null without templates, and before they run. */
  goal: number | null;
  /** Whether the goal is the amount of `#goal`, which is compared with the balance. */
  longGoal: boolean;
}

/** A category with its note and what was in it before. */
export interface Category {
  name: string;
  note: string;
  /** The balance before the first month, in cents. */
  opening: number;
  /** Whether a negative balance stays in the category ("Rollover overspending"). */
  rollover: boolean;
  /** From the budget's first month on. */
  months: readonly CategoryMonth[];
}

/** An income category and what it received in each month, in cents. */
export interface Income {
  name: string;
  months: readonly number[];
}

/** A day of the month: its number, or which of the month's Sundays, Mondays, and so on it is. −1 is the last one. */
export interface MonthDay {
  type: 'day' | 'SU' | 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA';
  value: number;
}

/** How a schedule repeats. */
export interface Repetition {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  interval: number;
  /** For monthly schedules only: the days of each month. If there are none, it's the day of the first date. */
  days: readonly MonthDay[];
  /** Null for a schedule without an end. The app counts the dates on numbered days and those on weekdays separately. */
  end: { after: number } | { on: string } | null;
}

/** A schedule for a payment. */
export interface Schedule {
  name: string;
  /** Cents; below zero for money that arrives. */
  amount: number;
  /** The first or only day. If the schedule has days of the month, it starts with the first of them on or after this day. */
  date: string;
  /** Null for a schedule that doesn't repeat. */
  every: Repetition | null;
  /** Where a date on a weekend moves to. Null if it stays. */
  weekend: 'before' | 'after' | null;
}

/** An envelope budget with everything that its templates depend on. */
export interface Budget {
  firstMonth: string;
  /** To Budget before the first month, in cents. */
  opening: number;
  incomes: readonly Income[];
  /** In the order of the screen, without hidden ones. */
  categories: readonly Category[];
  schedules: readonly Schedule[];
  /** The setting "Hide decimal places". */
  hideDecimals: boolean;
}

/** An empty month of a category. */
export const EMPTY_MONTH: CategoryMonth = { budgeted: 0, spent: 0, goal: null, longGoal: false };

/** What the app computes from a budget, in cents, for each of its months. */
export interface Figures {
  /** By category, then by month. */
  balances: readonly (readonly number[])[];
  toBudget: readonly number[];
}

/** The index of a month in a budget. Anything that isn't a month gets an index that no list has. */
export function monthIndex({ firstMonth }: Pick<Budget, 'firstMonth'>, month: string): number {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthsBetween(month, firstMonth) : -1;
}

/** The balances and To Budget of every month, by the rules of the envelope budget (loot-core, server/budget/envelope). */
export function figuresOf(budget: Budget): Figures {
  const balances = budget.categories.map(balancesOf);
  const toBudget: number[] = [];
  const count = Math.max(
    0,
    ...budget.categories.map(({ months }) => months.length),
    ...budget.incomes.map(({ months }) => months.length),
  );
  for (let month = 0; month < count; month++) {
    const before = toBudget[month - 1] ?? budget.opening;
    const income = sum(budget.incomes.map(({ months }) => months[month] ?? 0));
    const budgeted = sum(budget.categories.map(({ months }) => months[month]?.budgeted ?? 0));
    const overspent = sum(
      budget.categories.map(({ rollover, opening }, at) =>
        rollover ? 0 : Math.min(0, month === 0 ? opening : (balances[at]?.[month - 1] ?? 0)),
      ),
    );
    toBudget.push(before + income + overspent - budgeted);
  }
  return { balances, toBudget };
}

function balancesOf(category: Category): number[] {
  let balance = category.opening;
  return category.months.map(({ budgeted, spent }) => {
    balance = carriedOver(balance, category) + budgeted - spent;
    return balance;
  });
}

/** The part of a balance that carries over to the next month. */
export function carriedOver(balance: number, { rollover }: Pick<Category, 'rollover'>): number {
  return balance < 0 && !rollover ? 0 : balance;
}
