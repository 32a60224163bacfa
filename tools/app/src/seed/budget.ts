import { groups } from './categories.ts';
import { currentMonth, months, previousMonth } from './months.ts';
import type { SeedTransaction } from './transactions.ts';

export type BudgetCell = { month: string; category: string; amount: number };

/** Overspending: one category is covered in the next month, and one rolls over. */
export const overspentLastMonth = 'clothing';
export const rolledOver = 'medical';
/** The salary of the 25th is held for the next month. */
export const HELD = 121550;
export const HELD_THIS_MONTH = 20000;
/** The amount left to budget in the current month. */
const LEFT_TO_BUDGET = 14250;

const spentIn = (transactions: SeedTransaction[], month: string, category: string): number =>
  transactions
    .filter(({ date }) => date.startsWith(month))
    .flatMap(({ amount, category, splits }) => splits ?? (category ? [{ amount, category }] : []))
    .filter(part => part.category === category)
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * The amounts budgeted each month. Every category gets its usual amount, past overspending was covered exactly, and the rest of a
 * month's money went to the emergency fund, in multiples of ten dollars.
 */
export function makeBudget(transactions: SeedTransaction[], startingMoney: number): BudgetCell[] {
  const cells: BudgetCell[] = [];
  const balances = new Map<string, number>();
  let available = startingMoney;
  let held = 0;
  for (const month of months) {
    const income = ['salary', 'interest', 'other'].reduce(
      (sum, key) => sum + spentIn(transactions, month, key),
      0,
    );
    available += income + held;
    const now = month === currentMonth;
    let overspent = 0;
    for (const { key, budget } of groups.flatMap(group => group.categories)) {
      if (key === 'emergency') continue;
      const carried = balances.get(key) ?? 0;
      const spent = spentIn(transactions, month, key);
      const leave = now || (month === previousMonth && (key === overspentLastMonth || key === rolledOver));
      let amount = month === months[0] && key === 'vacation' ? 60000 : budget;
      if (!leave && carried + amount + spent < 0) amount = -carried - spent;
      // Nothing is left over from eating out, because the rest of the month's money was moved.
      if (!leave && key === 'dining') amount = -carried - spent;
      cells.push({ month, category: key, amount });
      available -= amount;
      const balance = carried + amount + spent;
      if (balance < 0 && key !== rolledOver) {
        overspent += balance;
        balances.set(key, 0);
      } else {
        balances.set(key, balance);
      }
    }
    const hold = now ? HELD_THIS_MONTH : HELD;
    const rest = available - hold - (now ? LEFT_TO_BUDGET : 0);
    const emergency = now ? rest : Math.floor(rest / 1000) * 1000;
    cells.push({ month, category: 'emergency', amount: emergency });
    available -= emergency + hold;
    held = hold;
    available += overspent;
  }
  return cells;
}
