/**
 * Date calculations as the app does them (loot-core, shared/months). A month is `2025-11`, a day is `2025-11-05`. A line may
 * name a day that doesn't exist, such as `2025-02-30`; it becomes a real one as soon as the app counts from it.
 */

const DAY = 24 * 60 * 60 * 1000;

interface Parts {
  year: number;
  /** From 0. */
  month: number;
  day: number;
}

function toUtc(date: string): number {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function partsOf(time: number): Parts {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

const pad = (number: number, length: number) => String(number).padStart(length, '0');

const monthText = ({ year, month }: Parts) => `${pad(year, 4)}-${pad(month + 1, 2)}`;

/** The number of days from 1970-01-01 to a date. For a month, the number of its first day. */
export function dayNumber(date: string): number {
  return toUtc(date) / DAY;
}

/** The day with that number. */
export function dayOf(number: number): string {
  const parts = partsOf(number * DAY);
  return `${monthText(parts)}-${pad(parts.day, 2)}`;
}

/** The month that is `count` months after a date, or before it if `count` is negative. */
export function addMonths(date: string, count: number): string {
  const { year, month } = partsOf(toUtc(date));
  return monthText(partsOf(Date.UTC(year, month + count, 1)));
}

/** A day some days later. */
export function addDays(date: string, count: number): string {
  return dayOf(dayNumber(date) + count);
}

/** How many months the first date is after the second. */
export function monthsBetween(later: string, earlier: string): number {
  const [one, other] = [partsOf(toUtc(later)), partsOf(toUtc(earlier))];
  return (one.year - other.year) * 12 + one.month - other.month;
}

/** The number of days of a month. */
export function daysIn(month: string): number {
  return dayNumber(addMonths(month, 1)) - dayNumber(month);
}

/** Whether a string is a month that exists. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Whether a string is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dayNumber(text)) === text;
}
