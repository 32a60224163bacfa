import type { Schedule } from '@/lib/templates/budget';
import { explainSchedule } from '@/lib/templates/explain';
import { remarkOf } from '@/lib/templates/remarks';

const schedule = (
  date: string,
  every: Partial<NonNullable<Schedule['every']>> | null,
  weekend: Schedule['weekend'] = null,
): Schedule => ({
  name: 'Gym',
  amount: 2000,
  date,
  every: every && { frequency: 'monthly', interval: 1, days: [], end: null, ...every },
  weekend,
});

test.each<[string, Schedule]>([
  ['$20.00 on Nov 5, 2025', schedule('2025-11-05', null)],
  ['$20.00 every month on the 5th', schedule('2025-11-05', {})],
  ['$20.00 every day', schedule('2025-11-05', { frequency: 'daily' })],
  ['$20.00 every 2 weeks on Wednesday', schedule('2025-11-05', { frequency: 'weekly', interval: 2 })],
  ['$20.00 every year on November 5', schedule('2025-11-05', { frequency: 'yearly' })],
  ['$20.00 every month on the last Friday', schedule('2025-11-05', { days: [{ type: 'FR', value: -1 }] })],
  [
    '$20.00 every 3 months on the 1st, the 15th, and the last day',
    schedule('2025-11-05', {
      interval: 3,
      days: [
        { type: 'day', value: 1 },
        { type: 'day', value: 15 },
        { type: 'day', value: -1 },
      ],
    }),
  ],
  [
    '$20.00 every month on the 2nd Monday, 6 times',
    schedule('2025-11-05', { days: [{ type: 'MO', value: 2 }], end: { after: 6 } }),
  ],
  ['$20.00 every month on the 5th, until Mar 5, 2026', schedule('2025-11-05', { end: { on: '2026-03-05' } })],
  [
    '$20.00 every month on the 1st, or after the weekend if it falls on one',
    schedule('2025-11-01', {}, 'after'),
  ],
])('%s', (words, described) => {
  expect(explainSchedule(described)).toBe(words);
});

test('a line about a schedule says what the schedule costs and when', () => {
  const gym = schedule('2025-11-05', { days: [{ type: 'FR', value: -1 }] });
  expect(remarkOf('#template schedule Gym', [gym])).toEqual({
    kind: 'meaning',
    text: 'Save for the Gym schedule, so that the money is there when the payment is due. It’s $20.00 every month on the last Friday.',
  });
});

test('a line about a schedule that isn’t there warns about it', () => {
  expect(remarkOf('#template schedule full Golf', [])).toEqual({
    kind: 'warning',
    text: 'Budget the Golf schedule in the month it’s due. None of the schedules here has this name. Add it to see what the line budgets.',
  });
});
