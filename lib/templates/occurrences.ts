import type { Schedule } from './budget';
import { addDays, addMonths, dayNumber, dayOf, daysIn, monthsBetween } from './dates';

const DAYS = { daily: 1, weekly: 7 } as const;

/** More tries than any interval needs to find a month that has the day: February 29 comes every eight years at the latest. */
const MOST_TRIES = 5000;

/** The first day of a schedule on a day or after it, before weekends are avoided; undefined when there is none. */
export function occurrence({ date, every }: Schedule, from: string): string | undefined {
  if (!every || date >= from) return date;
  const { frequency, interval } = every;
  if (frequency === 'daily' || frequency === 'weekly') {
    const step = DAYS[frequency] * interval;
    const steps = Math.ceil((dayNumber(from) - dayNumber(date)) / step);
    return addDays(date, steps * step);
  }
  return monthlyOccurrence(date, frequency === 'yearly' ? interval * 12 : interval, from);
}

/** Months that lack the day are left out. */
function monthlyOccurrence(date: string, step: number, from: string): string | undefined {
  const day = date.slice(8);
  const start = Math.max(0, Math.floor(monthsBetween(from, date) / step));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const month = addMonths(date, (start + tries) * step);
    const found = `${month}-${day}`;
    if (Number(day) <= daysIn(month) && found >= from) return found;
  }
  return undefined;
}

/** A day, or the Friday before or the Monday after it where it is on a weekend. */
export function offWeekend(day: string, weekend: Schedule['weekend']): string {
  const number = dayNumber(day);
  // Day 0 was a Thursday.
  const weekday = (((number + 4) % 7) + 7) % 7;
  if (!weekend || (weekday !== 0 && weekday !== 6)) return day;
  if (weekend === 'after') return dayOf(number + (weekday === 6 ? 2 : 1));
  return dayOf(number - (weekday === 6 ? 1 : 2));
}
