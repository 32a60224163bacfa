import type { MonthDay, Repetition, Schedule } from './budget';
import { isDay, isMonth } from './dates';
import type { Example, ExampleCategory } from './example';
import { KEY } from './key';

/** Identifies the order of the fields below. Addresses with another version aren't read. */
const VERSION = 1;

/** The most that a screen and a link have room for. */
export const MOST = {
  categories: 12,
  incomes: 4,
  schedules: 8,
  nameLength: 60,
  noteLength: 2000,
  /** Cents. */
  amount: 99_999_999_99,
  interval: 99,
  /** Days of the month of a schedule. */
  days: 6,
} as const;

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
const WEEKENDS = [null, 'before', 'after'] as const;
const DAY_TYPES = ['day', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
/** The highest day of a month, and the most Sundays or Mondays that a month can have. */
export const MOST_IN_MONTH = { day: 31, weekday: 5 } as const;

/** The hash that holds an example. */
export function toHash({ month, left, incomes, categories, schedules }: Example): string {
  const values = [
    VERSION,
    month,
    left,
    incomes.map(({ name, amount }) => [name, amount]),
    categories.map(({ name, note, carried, budgeted, spent }) => [name, note, carried, budgeted, spent]),
    schedules.map(({ name, amount, date, every, weekend }) => [
      name,
      amount,
      date,
      every ? FREQUENCIES.indexOf(every.frequency) : -1,
      every?.interval ?? 1,
      WEEKENDS.indexOf(weekend),
      ...repetitionValues(every),
    ]),
  ];
  return KEY + encodeURIComponent(JSON.stringify(values));
}

/** The days of the month and the end of a schedule. Most schedules have neither, and their addresses are shorter without them. */
function repetitionValues(every: Repetition | null): unknown[] {
  if (!every || (every.days.length === 0 && every.end === null)) return [];
  const days = every.days.map(({ type, value }) => [DAY_TYPES.indexOf(type), value]);
  return [days, every.end && ('on' in every.end ? every.end.on : every.end.after)];
}

/** Whether an address's hash claims to hold an example. */
export function isExampleHash(hash: string): boolean {
  return hash.startsWith(KEY);
}

/** The example in a hash. Undefined if there is none, or if it's damaged or from another version. */
export function fromHash(hash: string): Example | undefined {
  if (!isExampleHash(hash)) return undefined;
  const values = decode(hash.slice(KEY.length));
  if (!Array.isArray(values) || values[0] !== VERSION) return undefined;
  const [, month, left, incomes, categories, schedules] = values as unknown[];
  const read = {
    month: typeof month === 'string' && isMonth(month) ? month : undefined,
    left: amountOf(left),
    incomes: listOf(incomes, MOST.incomes, incomeOf),
    categories: listOf(categories, MOST.categories, categoryOf),
    schedules: listOf(schedules, MOST.schedules, scheduleOf),
  };
  return isComplete(read) && read.categories.length > 0 ? read : undefined;
}

function decode(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/** Fields that may turn out to be damaged. */
type Read<Type> = { [Key in keyof Type]: Type[Key] | undefined };

function isComplete<Type extends object>(value: Read<Type>): value is Type {
  return Object.values(value).every(field => field !== undefined);
}

function listOf<Item>(
  value: unknown,
  most: number,
  read: (item: unknown[]) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items = value.map(item => (Array.isArray(item) ? read(item) : undefined));
  return items.every(item => item !== undefined) ? items : undefined;
}

function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

function amountOf(value: unknown, least: number = -MOST.amount): number | undefined {
  const isAmount = typeof value === 'number' && Number.isInteger(value);
  return isAmount && value >= least && value <= MOST.amount ? value : undefined;
}

function incomeOf([name, amount]: unknown[]): Example['incomes'][number] | undefined {
  const income = { name: textOf(name, MOST.nameLength), amount: amountOf(amount, 0) };
  return isComplete(income) ? income : undefined;
}

function categoryOf([name, note, carried, budgeted, spent]: unknown[]): ExampleCategory | undefined {
  const category = {
    name: textOf(name, MOST.nameLength),
    note: textOf(note, MOST.noteLength),
    carried: amountOf(carried, 0),
    budgeted: amountOf(budgeted),
    spent: amountOf(spent),
  };
  return isComplete(category) ? category : undefined;
}

function scheduleOf(values: unknown[]): Schedule | undefined {
  const [name, amount, date, at, interval, weekendAt, days = [], end = null] = values;
  const schedule = {
    name: textOf(name, MOST.nameLength),
    amount: amountOf(amount),
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    every: at === -1 ? null : repetitionOf(at, interval, days, end),
    weekend: typeof weekendAt === 'number' ? WEEKENDS[weekendAt] : undefined,
  };
  return isComplete(schedule) ? schedule : undefined;
}

function repetitionOf(at: unknown, interval: unknown, days: unknown, end: unknown): Repetition | undefined {
  const repetition = {
    frequency: typeof at === 'number' ? FREQUENCIES[at] : undefined,
    interval: countOf(interval, MOST.interval),
    days: listOf(days, MOST.days, monthDayOf),
    end: end === null ? null : endOf(end),
  };
  return isComplete(repetition) ? repetition : undefined;
}

function monthDayOf([at, value]: unknown[]): MonthDay | undefined {
  const type = typeof at === 'number' ? DAY_TYPES[at] : undefined;
  const most = type === 'day' ? MOST_IN_MONTH.day : MOST_IN_MONTH.weekday;
  const day = { type, value: value === -1 ? -1 : countOf(value, most) };
  return isComplete(day) ? day : undefined;
}

function endOf(end: unknown): Repetition['end'] | undefined {
  if (typeof end === 'string') return isDay(end) ? { on: end } : undefined;
  const after = countOf(end, MOST.interval);
  return after === undefined ? undefined : { after };
}

function countOf(value: unknown, most: number): number | undefined {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
  return isCount ? value : undefined;
}

/** The categories and their notes as text, to be copied into a budget. */
export function toNotes({ categories }: Pick<Example, 'categories'>): string {
  return categories.map(({ name, note }) => `${name}\n${note.trim()}`).join('\n\n');
}
