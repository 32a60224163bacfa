import { sum } from '../money';
import type { Month, Plan } from './plan';

/**
 * The amounts that the app computes for a month: the header's amounts, and the balance of each category. All amounts are in
 * cents.
 */
export interface Figures {
  /** Income, and what was carried over from the previous month. */
  availableFunds: number;
  /** Overspending in the previous month that wasn't rolled over. Zero or negative. */
  lastMonthOverspent: number;
  budgeted: number;
  spent: number;
  forNextMonth: number;
  toBudget: number;
  /** One for each category. */
  balances: readonly number[];
  balance: number;
}

/**
 * Computes a month by the rules of the app's envelope budget (loot-core, server/budget/envelope.ts). Money that wasn't
 * budgeted, or that was held, carries over, and so does every positive balance. A negative balance stays in its category if
 * its overspending rolls over; otherwise, it's deducted from next month's To Budget.
 */
export function figures(plan: Plan, month: number): Figures {
  let result: Figures | undefined;
  plan.slice(0, month + 1).forEach((current, index) => {
    result = monthFigures(current, index > 0 ? plan[index - 1] : undefined, result);
  });
  if (!result) throw new RangeError(`The plan has ${plan.length} months, so there's no month ${month}.`);
  return result;
}

function monthFigures(month: Month, before: Month | undefined, last: Figures | undefined): Figures {
  const left = last?.balances ?? [];
  const rollsOver = (category: number) => before?.envelopes[category]?.rollover ?? false;
  const balances = month.envelopes.map(({ budgeted, spent }, category) => {
    const carried = left[category] ?? 0;
    return budgeted - spent + (rollsOver(category) ? carried : Math.max(0, carried));
  });
  const availableFunds = month.income + (last ? last.toBudget + last.forNextMonth : 0);
  const lastMonthOverspent = sum(left.map((balance, at) => (rollsOver(at) ? 0 : Math.min(0, balance))));
  const budgeted = sum(month.envelopes.map(envelope => envelope.budgeted));
  return {
    availableFunds,
    lastMonthOverspent,
    budgeted,
    spent: sum(month.envelopes.map(envelope => envelope.spent)),
    forNextMonth: month.held,
    toBudget: availableFunds + lastMonthOverspent - budgeted - month.held,
    balances,
    balance: sum(balances),
  };
}
