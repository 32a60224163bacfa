import { answerOf, answerTo } from '@/lib/templates/answer';
import { compose, FIELDS, WISHES, type WishFields } from '@/lib/templates/compose';
import { FORECAST_MONTHS, forecast, goalState } from '@/lib/templates/forecast';
import { readLine } from '@/lib/templates/read';
import { remarkOf } from '@/lib/templates/remarks';
import { WORKED } from '@/lib/templates/worked';

test.each(Object.entries(WORKED))('the example “%s” runs for twelve months', (_, example) => {
  const months = forecast(example, 'overwrite');
  expect(months).toHaveLength(FORECAST_MONTHS);
  for (const { result } of months) expect(result.kind).toBe('applied');
});

test('money neither appears nor disappears', () => {
  const { first } = WORKED;
  const months = forecast(first, 'overwrite');
  for (const [at, { available, toBudget, categories }] of months.entries()) {
    const budgeted = categories.reduce((total, one) => total + one.budgeted, 0);
    expect(available - budgeted).toBe(toBudget);
    const income = first.incomes.reduce((total, { amount }) => total + amount, 0);
    const next = months[at + 1];
    const overspent = categories.reduce((total, { balance }) => total + Math.min(0, balance), 0);
    if (next) expect(next.available).toBe(toBudget + income + overspent);
  }
});

test('a forecast ends with the month in which the app refuses to run, and says how to go on', () => {
  const [category] = WORKED.first.categories;
  if (!category) throw new Error('The first example has no category.');
  const example = { ...WORKED.first, categories: [{ ...category, note: '#template 100 by 2026-01' }] };
  const months = forecast(example, 'overwrite');
  expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  const last = months.at(-1);
  expect(last && answerTo(last.result, example).details).toEqual([
    {
      text: 'Rent: Target month has passed, remove or update the target month',
      remedy: 'Write a later month, or add “repeat every year”.',
    },
  ]);
});

test('"Check templates" lists the lines that can’t be read', () => {
  const [category] = WORKED.first.categories;
  if (!category) throw new Error('The first example has no category.');
  const example = { ...WORKED.first, categories: [{ ...category, note: '#template 1,200' }] };
  const [month] = forecast(example, 'overwrite');
  expect(month && answerOf(example, 'check', month.result)).toEqual({
    message: 'There were errors interpreting some templates:',
    details: [
      {
        text: 'Rent: #template 1,200',
        remedy: 'Leave out the comma between the thousands: 1250, not 1,250.',
      },
    ],
  });
});

test('goals are compared with the budgeted amount, and those of #goal with the balance', () => {
  expect(goalState({ budgeted: 20, goal: 100, longGoal: false }, 500)).toEqual({
    state: 'underfunded',
    difference: -80,
  });
  expect(goalState({ budgeted: 20, goal: 100, longGoal: true }, 500)).toEqual({
    state: 'overfunded',
    difference: 400,
  });
  expect(goalState({ budgeted: 20, goal: null, longGoal: false }, 500)).toBeUndefined();
});

const FIELD_VALUES: WishFields = {
  amount: '$1,200',
  limit: '2,000.50',
  month: '2025-12',
  again: 24,
  day: '2025-11-01',
  every: 2,
  unit: 'weeks',
  percent: '10%',
  source: 'all income',
  schedule: 'Internet',
  full: true,
  count: 3,
  weight: 2,
  priority: 1,
};

test.each(WISHES)('the line for “%s” can be read and explained', wish => {
  const line = compose(wish, FIELD_VALUES);
  expect(readLine(line)).not.toMatchObject({ type: 'error' });
  expect(remarkOf(line, WORKED.bills.schedules)).toMatchObject({ kind: 'meaning' });
  expect(FIELDS[wish].length).toBeGreaterThan(0);
});

test('“save $1,200 by December” becomes a line', () => {
  expect(compose('by', { ...FIELD_VALUES, priority: 0, again: 0 })).toBe('#template $1200 by 2025-12');
});

test('a comma before the last one or two digits is a decimal mark, as in amount fields', () => {
  const line = (wish: 'fill' | 'percent', typed: string) =>
    compose(wish, { ...FIELD_VALUES, priority: 0, amount: typed, percent: typed });
  expect(line('fill', '€12,50')).toBe('#template up to €12.50');
  expect(line('fill', '1 200,5')).toBe('#template up to 1200.5');
  expect(line('percent', '2,5 %')).toBe('#template 2.5% of all income');
});
