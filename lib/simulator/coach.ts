import type { View } from './address';
import { CATEGORIES, monthName } from './examples';
import { figures } from './figures';
import { formatMoney } from './money';
import { at, MOST_MONTHS } from './plan';

/** One sentence or two about where a plan stands, and what to try next. */
export function coach({ plan, month }: View): string {
  const { toBudget, balances, budgeted, availableFunds, lastMonthOverspent, spent } = figures(plan, month);
  const { envelopes } = at(plan, month);
  const next = month + 1 < MOST_MONTHS ? monthName(month + 1) : undefined;
  const red = balances.findIndex((balance, index) => balance < 0 && !envelopes[index]?.rollover);
  if (red >= 0) {
    const shortfall = formatMoney(-(balances[red] ?? 0));
    const words = `${CATEGORIES[red]} is overspent by ${shortfall}. Cover it`;
    return next ? `${words}, or go on to ${next} and see where the ${shortfall} comes from.` : `${words}.`;
  }
  if (toBudget < 0) {
    return `The envelopes hold ${formatMoney(-toBudget)} more than there is. Take it back from one of them.`;
  }
  if (lastMonthOverspent < 0 && budgeted === 0) {
    return `The overspending of ${monthName(month - 1)} took ${formatMoney(-lastMonthOverspent)} from this month. ${formatMoney(toBudget)} is left to budget.`;
  }
  if (toBudget > 0 && budgeted === 0) {
    return `${formatMoney(toBudget)} is waiting for a job. Type amounts under Budgeted until To Budget reads zero.`;
  }
  if (toBudget > 0) return `${formatMoney(toBudget)} has no job yet. Budget it, or hold it for next month.`;
  if (availableFunds <= 0) return 'No money has arrived yet. Type what came in beside Income.';
  if (spent === 0) {
    return 'Every dollar has a job. Now spend some: type amounts under Spent, and take more than an envelope holds.';
  }
  const words = 'Every dollar has a job and no envelope is short.';
  return next ? `${words} Go on to ${next}: what is left goes with you.` : words;
}

/** What a screen reader hears after a change: the category it was about, To Budget, and the coach's words. */
export function announcement(view: View, category?: number): string {
  const { toBudget, balances } = figures(view.plan, view.month);
  const balance =
    category === undefined
      ? ''
      : `${CATEGORIES[category]}: balance ${formatMoney(balances[category] ?? 0)}. `;
  return `${balance}To Budget: ${formatMoney(toBudget)}. ${coach(view)}`;
}
