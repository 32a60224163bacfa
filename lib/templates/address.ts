import type { Schedule } from './budget';
import { isDay, isMonth } from './dates';
import type { Example, ExampleCategory } from './example';
import { KEY } from './key';

/** Names the order of the fields below. Addresses of another version aren't read. */
const VERSION = 1;

/** What a screen and a link have room for. */
export const MOST = {
  categories: 12,
  incomes: 4,
  schedules: 8,
  nameLength: 60,
  noteLength: 2000,
  /** Cents. */
  amount: 99_999_999_99,
  interval: 99,
} as const;

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
const WEEKENDS = [null, 'before', 'after'] as const;

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
    ]),
  ];
  return KEY + encodeURIComponent(JSON.stringify(values));
}

/** Whether an address's hash claims to hold an example. */
export function isExampleHash(hash: string): boolean {
  return hash.startsWith(KEY);
}

/** The example in a hash, or undefined where it is damaged, of another version, or none. */
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

function scheduleOf([name, amount, date, at, interval, weekendAt]: unknown[]): Schedule | undefined {
  const frequency = typeof at === 'number' ? FREQUENCIES[at] : undefined;
  const isInterval =
    typeof interval === 'number' && Number.isInteger(interval) && interval >= 1 && interval <= MOST.interval;
  const schedule = {
    name: textOf(name, MOST.nameLength),
    amount: amountOf(amount),
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    every: at === -1 ? null : frequency && isInterval ? { frequency, interval } : undefined,
    weekend: typeof weekendAt === 'number' ? WEEKENDS[weekendAt] : undefined,
  };
  return isComplete(schedule) ? schedule : undefined;
}

/** The categories and their notes as text, to be copied into a budget. */
export function toNotes({ categories }: Pick<Example, 'categories'>): string {
  return categories.map(({ name, note }) => `${name}\n${note.trim()}`).join('\n\n');
}
