import { simulatorStrings } from '@/strings/simulator';
import type { View } from './address';
import { CATEGORIES, monthName } from './examples';
import { figures } from './figures';
import { formatMoney } from '@/lib/money';
import { at, MAX_MONTHS } from './plan';

/** A hint of one or two sentences about the state of a plan and what to try next. */
export function coach({ plan, month }: View): string {
  const { hints } = simulatorStrings;
  const { toBudget, balances, budgeted, availableFunds, lastMonthOverspent, spent } = figures(plan, month);
  const { envelopes } = at(plan, month);
  const next = month + 1 < MAX_MONTHS ? monthName(month + 1) : undefined;
  const red = balances.findIndex((balance, index) => balance < 0 && !envelopes[index]?.rollover);
  if (red >= 0) return hints.overspent(CATEGORIES[red] ?? '', formatMoney(-(balances[red] ?? 0)), next);
  if (toBudget < 0) return hints.overbudgeted(formatMoney(-toBudget));
  if (lastMonthOverspent < 0 && budgeted === 0)
    return hints.taken(monthName(month - 1), formatMoney(-lastMonthOverspent), formatMoney(toBudget));
  if (toBudget > 0 && budgeted === 0) return hints.waiting(formatMoney(toBudget));
  if (toBudget > 0) return hints.left(formatMoney(toBudget));
  if (availableFunds <= 0) return hints.noIncome;
  if (spent === 0) return hints.spend;
  return hints.done(next);
}

/** The announcement for screen readers after a change: the category, To Budget, and the hint. */
export function announcement(view: View, category?: number): string {
  const { toBudget, balances } = figures(view.plan, view.month);
  const balance =
    category === undefined
      ? ''
      : simulatorStrings.balanceOf(CATEGORIES[category] ?? '', formatMoney(balances[category] ?? 0));
  return balance + simulatorStrings.state(formatMoney(toBudget), coach(view));
}
