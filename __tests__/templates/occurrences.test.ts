import type { Repetition, Schedule } from '@/lib/templates/budget';
import { nextDates } from '@/lib/templates/occurrences';

const EVERY_MONTH: Repetition = { frequency: 'monthly', interval: 1, days: [], end: null };

const datesOf = (date: string, every: Partial<Repetition>, weekend: Schedule['weekend'] = null) =>
  nextDates({ name: 'S', amount: 1, date, every: { ...EVERY_MONTH, ...every }, weekend }, date, 4);

test.each<[string, string, Partial<Repetition>, string[]]>([
  [
    'months without the day are passed over',
    '2025-01-31',
    {},
    ['2025-01-31', '2025-03-31', '2025-05-31', '2025-07-31'],
  ],
  [
    'the last day is in every month',
    '2024-01-15',
    { days: [{ type: 'day', value: -1 }] },
    ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'],
  ],
  [
    'several days, in order, each once',
    '2025-01-10',
    {
      days: [
        { type: 'day', value: 15 },
        { type: 'day', value: 1 },
        { type: 'WE', value: 3 },
      ],
    },
    ['2025-01-15', '2025-02-01', '2025-02-15', '2025-02-19'],
  ],
  [
    'a fifth Sunday only where there is one',
    '2025-01-01',
    { days: [{ type: 'SU', value: 5 }] },
    ['2025-03-30', '2025-06-29', '2025-08-31', '2025-11-30'],
  ],
  [
    'a number of dates',
    '2025-01-03',
    { frequency: 'weekly', interval: 2, end: { after: 2 } },
    ['2025-01-03', '2025-01-17'],
  ],
  [
    'a number of dates for numbers, and one for weekdays',
    '2025-01-01',
    {
      days: [
        { type: 'day', value: 1 },
        { type: 'FR', value: -1 },
      ],
      end: { after: 1 },
    },
    ['2025-01-01', '2025-01-31'],
  ],
  ['the last day counts', '2025-01-03', { end: { on: '2025-02-03' } }, ['2025-01-03', '2025-02-03']],
  [
    'an end before the first date',
    '2025-01-10',
    { days: [{ type: 'day', value: 5 }], end: { on: '2025-01-20' } },
    [],
  ],
])('%s', (_, date, every, expected) => {
  expect(datesOf(date, every)).toEqual(expected);
});

test('a day that doesn’t exist in any month ends the search', () => {
  expect(datesOf('2025-01-01', { interval: 12, days: [{ type: 'day', value: 32 }] })).toEqual([]);
});

test.each<[string, string, Partial<Repetition>, string[]]>([
  ['daily', '9999-12-30', { frequency: 'daily' }, ['9999-12-30', '9999-12-31']],
  ['weekly', '9999-12-31', { frequency: 'weekly', interval: 99 }, ['9999-12-31']],
  ['monthly', '9999-11-15', {}, ['9999-11-15', '9999-12-15']],
  ['yearly', '9990-01-01', { frequency: 'yearly', interval: 99 }, ['9990-01-01']],
  [
    'with an end after the year 9999',
    '9901-01-01',
    { frequency: 'yearly', interval: 90, end: { after: 99 } },
    ['9901-01-01', '9991-01-01'],
  ],
])(
  'a schedule ends with the year 9999, because a later date would sort before it: %s',
  (_, date, every, expected) => {
    expect(datesOf(date, every)).toEqual(expected);
  },
);
