import {
  EMPTY_MONTH,
  type Budget,
  type Category,
  type CategoryMonth,
  type MonthDay,
  type Repetition,
  type Schedule,
} from '@/lib/templates/budget';
import { occurrence } from '@/lib/templates/occurrences';
import { addMonths } from '@/lib/templates/dates';
import type { Command } from '@/lib/templates/run';
import { randomNumbers } from '../support/random';

/** One command in a month, with the notes that the categories have then. */
export interface Step {
  month: string;
  command: Command;
  notes: string[];
}

/** A budget and what is done with it, month after month. Equal seeds give equal stories: tools/app/template-check plays them. */
export interface Story {
  budget: Budget;
  steps: Step[];
}

/** How many months a story has after its past. */
export const STEPS = 8;

/** The categories that tools/app/template-check creates, in the order of the screen. */
export const CATEGORY_NAMES = ['Rent', 'Groceries', 'Fun', 'Car', 'Savings', 'Gifts'];
export const INCOME_NAMES = ['Salary', 'Side Jobs'];

/** The months that the app is asked to have. */
export const EARLIEST_MONTH = '2023-11';
const MONTHS_OF_STORIES = 36;

type Random = () => number;

const below = (random: Random, limit: number) => Math.floor(random() * limit);

function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[below(random, list.length)];
  if (picked === undefined) throw new RangeError("There's nothing to pick from.");
  return picked;
}

function amount(random: Random): string {
  const kind = random();
  if (kind < 0.4) return String(below(random, 40) * 25);
  if (kind < 0.6) return (random() * 300).toFixed(2);
  if (kind < 0.7) return `$${below(random, 900)}`;
  if (kind < 0.75) return `${below(random, 90)}.`;
  if (kind < 0.8) return `${below(random, 90)}.${below(random, 10)}`;
  if (kind < 0.84) return `-${below(random, 60)}`;
  if (kind < 0.87) return `€ ${below(random, 400)}.05`;
  return String(below(random, 5000));
}

const prefix = (random: Random) =>
  `#template${pick(random, ['', '', '', '', '-0', '-1', '-1', '-2', '-3', '-10'])}`;

const monthNear = (random: Random, month: string, from = -4, to = 20) =>
  addMonths(month, from + below(random, to - from));

function dayNear(random: Random, month: string): string {
  const day = pick(random, ['01', '05', '15', '28', '29', '30', '31', '31', '28']);
  return `${monthNear(random, month, -14, 3)}-${day}`;
}

function limit(random: Random, month: string): string {
  const hold = random() < 0.35 ? ' hold' : '';
  const kind = random();
  if (kind < 0.6) return ` up to ${amount(random)}${hold}`;
  if (kind < 0.8) return ` up to ${below(random, 30)}.5 per day${hold}`;
  return ` up to ${amount(random)} per week starting ${dayNear(random, month)}${hold}`;
}

const maybeLimit = (random: Random, month: string, chance = 0.3) =>
  random() < chance ? limit(random, month) : '';

function repeat(random: Random): string {
  return pick(random, [
    '',
    '',
    ' repeat every year',
    ' repeat every 2 years',
    ' repeat every 6 months',
    ' repeat every 5 months',
    ' repeat every month',
    ' repeat every 1 months',
  ]);
}

function period(random: Random): string {
  return pick(random, [
    'day',
    'week',
    'year',
    '1 weeks',
    '2 weeks',
    '3 weeks',
    '10 days',
    '1 months',
    '3 months',
    '7 months',
    '2 years',
  ]);
}

/** The makers of lines, one for each kind. */
const LINES: ((random: Random, month: string) => string)[] = [
  (random, month) => `${prefix(random)} ${amount(random)}${maybeLimit(random, month)}`,
  random => `${prefix(random)} ${amount(random)}`,
  (random, month) => `${prefix(random)}${limit(random, month)}`,
  (random, month) =>
    `${prefix(random)} ${amount(random)} repeat every ${period(random)} starting ${dayNear(random, month)}${maybeLimit(random, month, 0.2)}`,
  (random, month) => `${prefix(random)} ${amount(random)} by ${monthNear(random, month)}${repeat(random)}`,
  (random, month) => `#template ${amount(random)} by ${monthNear(random, month, 0)}${repeat(random)}`,
  (random, month) =>
    `${prefix(random)} ${amount(random)} by ${monthNear(random, month, -2)} spend from ${monthNear(random, month, -5, 6)}${repeat(random)}`,
  random =>
    `${prefix(random)} ${pick(random, ['10', '5', '33.3', '12.5', '100', '0.25'])}% of ${pick(random, ['all income', 'available funds', 'Salary', 'side jobs', 'previous Salary', 'previous all income', 'All Income', 'Bonus'])}`,
  random =>
    `${prefix(random)} schedule ${pick(random, ['', '', 'full '])}${pick(random, ['Internet', 'Internet', 'Insurance', 'Insurance', 'Insurance', 'Nothing'])}${pick(random, ['', '', '', ' [increase 20%]', ' [decrease 12.5%]'])}`,
  random => `#template schedule ${pick(random, ['', 'full '])}${pick(random, ['Internet', 'Insurance'])}`,
  random => `${prefix(random)} average ${1 + below(random, 6)} months`,
  random =>
    `${prefix(random)} copy from ${1 + below(random, 4)} months ago${pick(random, ['', '', ' up to 20'])}`,
  (random, month) => `#template remainder${pick(random, ['', ' 2', ' 3'])}${maybeLimit(random, month)}`,
  random => `#goal ${pick(random, ['500', '12.34', '2000'])}`,
  random =>
    pick(random, [
      '#template 1,200',
      '#Template 50',
      '#template 50 for food',
      '#template ten',
      '#goal',
      'no template',
      'Text #template 30',
      '#template schedule Internet [increase 2000%]',
    ]),
];

function note(random: Random, month: string): string {
  if (random() < 0.12) return '';
  const count = pick(random, [1, 1, 1, 1, 2, 2, 3]);
  return Array.from({ length: count }, () => pick(random, LINES)(random, month)).join('\n');
}

function monthOf(random: Random, isStep: boolean): CategoryMonth {
  const budgeted = random() < (isStep ? 0.2 : 0.6) ? below(random, 40_000) : 0;
  return { ...EMPTY_MONTH, budgeted, spent: random() < 0.6 ? below(random, 42_000) : 0 };
}

function category(random: Random, name: string, past: number): Category {
  return {
    name,
    note: '',
    opening: 0,
    rollover: random() < 0.08,
    months: Array.from({ length: past + STEPS }, (_, at) => monthOf(random, at >= past)),
  };
}

function schedules(random: Random, month: string): Schedule[] {
  return ['Internet', 'Insurance'].map(name => {
    const schedule = {
      name,
      amount: 1 + below(random, 90_000),
      date: dayOfSchedule(random, month),
      every: random() < 0.15 ? null : repetition(random, month),
      weekend: pick(random, [null, null, 'before', 'after'] as const),
    };
    // Schedules whose end leaves no date at all aren't compared.
    return occurrence(schedule, schedule.date) ? schedule : { ...schedule, every: null };
  });
}

function repetition(random: Random, month: string): Repetition {
  const frequency = pick(random, [
    'daily',
    'weekly',
    'weekly',
    'monthly',
    'monthly',
    'monthly',
    'monthly',
    'yearly',
    'yearly',
  ] as const);
  const ending = random();
  return {
    frequency,
    interval: pick(random, [1, 1, 1, 2, 3, 5, 6]),
    days:
      frequency === 'monthly' && random() < 0.5
        ? Array.from({ length: pick(random, [1, 1, 2, 3]) }, () => monthDay(random))
        : [],
    end:
      ending < 0.12
        ? { after: 1 + below(random, 12) }
        : ending < 0.24
          ? { on: dayOfSchedule(random, addMonths(month, 8)) }
          : null,
  };
}

function monthDay(random: Random): MonthDay {
  const type = pick(random, ['day', 'day', 'day', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const);
  const highest = type === 'day' ? 31 : 5;
  return { type, value: random() < 0.25 ? -1 : 1 + below(random, highest) };
}

function dayOfSchedule(random: Random, month: string): string {
  const start = monthNear(random, month, -14, 8);
  const last = addMonths(start, 1);
  const days = Math.round((Date.parse(`${last}-01`) - Date.parse(`${start}-01`)) / 86_400_000);
  const day = random() < 0.3 ? days : 1 + below(random, days);
  return `${start}-${String(day).padStart(2, '0')}`;
}

/** One story. */
export function storyOf(seed: number): Story {
  const random = randomNumbers(seed);
  const past = 1 + below(random, 4);
  const firstMonth = addMonths(EARLIEST_MONTH, below(random, MONTHS_OF_STORIES - past - STEPS));
  const month = addMonths(firstMonth, past);
  const income = () =>
    Array.from({ length: past + STEPS }, () => (random() < 0.8 ? below(random, 120_000) : 0));
  const names = CATEGORY_NAMES.slice(0, 1 + below(random, CATEGORY_NAMES.length));
  return {
    budget: {
      firstMonth,
      opening: 0,
      incomes: INCOME_NAMES.map(name => ({ name, months: income() })),
      categories: names.map(name => category(random, name, past)),
      schedules: schedules(random, month),
      hideDecimals: random() < 0.12,
    },
    steps: Array.from({ length: STEPS }, (_, at) => ({
      month: addMonths(month, at),
      command: random() < 0.7 ? 'overwrite' : 'apply',
      notes: names.map(() => note(random, addMonths(month, at))),
    })),
  };
}

/** A line as a person might write it, right or wrong. */
export function anyLine(seed: number): string {
  const random = randomNumbers(seed);
  const line = pick(random, LINES)(random, '2025-11');
  return Array.from({ length: pick(random, [0, 1, 1, 2, 3]) }).reduce<string>(
    text => damage(text, random),
    line,
  );
}

function damage(line: string, random: Random): string {
  const at = below(random, line.length);
  const kind = random();
  if (kind < 0.2) return line.slice(0, at) + line.slice(at + 1);
  if (kind < 0.4)
    return (
      line.slice(0, at) +
      pick(random, [' ', '  ', '\t', '-', '.', '0', '9', '%', '$', '[', 's', '#']) +
      line.slice(at)
    );
  if (kind < 0.5) return line.slice(0, at) + line.slice(at).toUpperCase();
  if (kind < 0.6)
    return `${line} ${pick(random, ['hold', 'up to 5', 'months', 'repeat every year', 'per day', '2', 'full'])}`;
  const words = line.split(' ');
  const word = below(random, words.length);
  if (kind < 0.75) return words.filter((_, index) => index !== word).join(' ');
  if (kind < 0.9)
    return words
      .map((old, index) =>
        index === word
          ? pick(random, ['50', 'by', '2025-12', 'full', 'every', '3', 'months', 'month', 'day', 'up to'])
          : old,
      )
      .join(' ');
  return words.join('');
}
