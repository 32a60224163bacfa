import { sum } from '../money';
import { EMPTY_MONTH, type Budget, type Category, type Schedule } from './budget';
import { addMonths } from './dates';

/** A category of a reader's example. Amounts are cents. */
export interface ExampleCategory {
  name: string;
  note: string;
  /** The balance carried over from the previous month. It's never negative. */
  carried: number;
  /** What is budgeted before a command runs. */
  budgeted: number;
  /** What is spent in every month, besides what templates save for. */
  spent: number;
}

/** An example budget for a reader to try templates on. */
export interface Example {
  month: string;
  /** To Budget at the end of the previous month, in cents. */
  left: number;
  incomes: readonly { name: string; amount: number }[];
  categories: readonly ExampleCategory[];
  schedules: readonly Schedule[];
}

/** Lines such as `average` and `copy from` look back. All months before the example are the same as the example's month. */
const MONTHS_BEFORE = 12;

/**
 * The budget of an example: twelve months in which each category got as much as it spends, and then the example's month, before
 * anything is spent in it.
 */
export function budgetOf({ month, left, incomes, categories, schedules }: Example): Budget {
  const monthly = sum(incomes.map(({ amount }) => amount)) - sum(categories.map(({ spent }) => spent));
  return {
    firstMonth: addMonths(month, -MONTHS_BEFORE),
    opening: left - MONTHS_BEFORE * monthly,
    incomes: incomes.map(({ name, amount }) => ({
      name,
      months: Array.from({ length: MONTHS_BEFORE + 1 }, () => amount),
    })),
    categories: categories.map(({ name, note, carried, budgeted, spent }): Category => {
      const before = { ...EMPTY_MONTH, budgeted: spent, spent };
      return {
        name,
        note,
        opening: carried,
        rollover: false,
        months: [...Array.from({ length: MONTHS_BEFORE }, () => before), { ...EMPTY_MONTH, budgeted }],
      };
    }),
    schedules,
    hideDecimals: false,
  };
}
