import { announcement, coach } from '@/lib/simulator/coach';
import { FRESH, GUIDE, monthName, OVERSPENT } from '@/lib/simulator/examples';
import { figures } from '@/lib/simulator/figures';
import { addMonth, coverOverspending, setBudgeted, setIncome, setRollover } from '@/lib/simulator/plan';

const inFirst = (plan: typeof FRESH.plan) => ({ plan, month: 0 });
const inSecond = (plan: typeof FRESH.plan) => ({ plan: addMonth(plan), month: 1 });
const covered = coverOverspending(OVERSPENT.plan, 0, 2, 1);
const allBudgeted = setBudgeted(FRESH.plan, 0, 0, 180_000);

test.each([
  ['money without a job', FRESH, '$1,800.00 is waiting for a job.'],
  ['some of it budgeted', inFirst(setBudgeted(FRESH.plan, 0, 0, 100)), '$1,799.00 has no job yet.'],
  ['too much budgeted', inFirst(setBudgeted(FRESH.plan, 0, 0, 180_100)), 'The envelopes hold $1.00 more'],
  ['nothing spent', inFirst(allBudgeted), 'Now spend some'],
  ['no income', inFirst(setIncome(FRESH.plan, 0, 0)), 'No money has arrived yet.'],
  ['an envelope in the red', OVERSPENT, 'Eating Out is overspent by $32.40. Cover it, or go on to October'],
  [
    'overspending that rolls over',
    inFirst(setRollover(OVERSPENT.plan, 0, 2, true)),
    '$400.00 has no job yet.',
  ],
  [
    'the month after',
    inSecond(OVERSPENT.plan),
    'Overspending in September took $32.40 from this month. $367.60',
  ],
  ['all in order', inFirst(setIncome(covered, 0, 200_000)), 'Go on to October: the rest carries over.'],
])('has a hint for %s', (_, view, words) => {
  expect(coach(view)).toContain(words);
});

test('a change is announced with its category, To Budget and what to try next', () => {
  expect(announcement(OVERSPENT, 2)).toMatch(
    /^Eating Out: balance −\$32\.40\. To Budget: \$400\.00\. Eating Out is overspent/,
  );
  expect(announcement(FRESH)).toMatch(/^To Budget: \$1,800\.00\. /);
});

test('the example has the amounts in the guide', () => {
  expect(figures(GUIDE.plan, 0)).toMatchObject({
    toBudget: 0,
    balance: 30_200,
    spent: 189_800,
    budgeted: 220_000,
  });
  expect(figures(GUIDE.plan, 1)).toMatchObject({
    availableFunds: 200_000,
    lastMonthOverspent: -800,
    toBudget: 0,
  });
});

test('months start in September', () => {
  expect([0, 1, 4].map(month => monthName(month))).toEqual(['September', 'October', 'January']);
  expect(monthName(0, 'short')).toBe('Sep');
});
