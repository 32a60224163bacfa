import type { MonthDay, Repetition, Schedule } from './budget';
import { addDays, addMonths, dayNumber, dayOf, daysIn, monthsBetween } from './dates';

const DAYS = { daily: 1, weekly: 7 } as const;

/** The calendar repeats every 400 years, so a day that none of these months has doesn't come in any later month. */
const MOST_TRIES = 400 * 12;

/** Days and months are compared as strings, so schedules end with the last four-digit year. */
const LAST_DAY = '9999-12-31';

/** A day or month, or undefined if it's later than the last one. */
const upToLast = (date: string) => (/^\d{4}-/.test(date) ? date : undefined);

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The first day of a schedule on or after `from`, before it's moved off a weekend. Undefined if there is none. */
export function occurrence({ date, every }: Schedule, from: string): string | undefined {
  if (!every) return date;
  const found = rulesOf(every).flatMap(rule => withinEnd(rule, date, from) ?? []);
  return found.sort()[0];
}

/** The first dates of a schedule on or after `from`, moved off weekends. */
export function nextDates(schedule: Schedule, from: string, count: number): string[] {
  const dates: string[] = [];
  let day = occurrence(schedule, from);
  while (day && day >= from && dates.length < count) {
    dates.push(offWeekend(day, schedule.weekend));
    day = schedule.every ? occurrence(schedule, addDays(day, 1)) : undefined;
  }
  return dates;
}

/** The app has separate rules for numbered days and weekdays of the month. */
function rulesOf(every: Repetition): Repetition[] {
  const days = every.frequency === 'monthly' ? every.days : [];
  const numbered = days.filter(({ type }) => type === 'day');
  const weekdays = days.filter(({ type }) => type !== 'day');
  const rules = [numbered, weekdays].filter(list => list.length > 0).map(list => ({ ...every, days: list }));
  return rules.length > 0 ? rules : [{ ...every, days: [] }];
}

function withinEnd(rule: Repetition, date: string, from: string): string | undefined {
  const found = nextDay(rule, date, from);
  const last = rule.end && ('on' in rule.end ? rule.end.on : lastOf(rule, date, rule.end.after));
  return found && (last === null || found <= last) ? found : undefined;
}

/** The last day of a rule that ends after `count` days. */
function lastOf(rule: Repetition, date: string, count: number): string {
  const days = daysBetweenDates(rule);
  if (days !== undefined) return upToLast(addDays(date, (count - 1) * days)) ?? LAST_DAY;
  let day = nextDay(rule, date, date);
  for (let counted = 1; counted < count && day; counted++) day = nextDay(rule, date, addDays(day, 1));
  return day ?? LAST_DAY;
}

/** The number of days from each date of a daily or weekly rule to the next. */
function daysBetweenDates({ frequency, interval }: Repetition): number | undefined {
  return frequency === 'daily' || frequency === 'weekly' ? DAYS[frequency] * interval : undefined;
}

/** The first day of a rule on or after `from`, regardless of the rule's end. Undefined if there is none up to the last day. */
function nextDay(rule: Repetition, date: string, from: string): string | undefined {
  const days = daysBetweenDates(rule);
  if (days !== undefined) {
    const steps = Math.max(0, Math.ceil((dayNumber(from) - dayNumber(date)) / days));
    return upToLast(addDays(date, steps * days));
  }
  const { frequency, interval } = rule;
  const earliest = from > date ? from : date;
  const step = frequency === 'yearly' ? interval * 12 : interval;
  const start = Math.max(0, Math.floor(monthsBetween(earliest, date) / step));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const month = upToLast(addMonths(date, (start + tries) * step));
    if (month === undefined) return undefined;
    const found = daysOf(rule, date, month).find(day => day >= earliest);
    if (found) return found;
  }
  return undefined;
}

/** The days of a rule in a month, in order. Days that the month doesn't have are left out. */
function daysOf({ days }: Repetition, date: string, month: string): string[] {
  const numbers = days.length === 0 ? [Number(date.slice(8))] : days.map(day => numberIn(month, day));
  return numbers
    .filter(number => number >= 1 && number <= daysIn(month))
    .sort((one, other) => one - other)
    .map(number => `${month}-${String(number).padStart(2, '0')}`);
}

/** The number of a day in a month. It's below 1 or above the last day's number if the month doesn't have that day. */
function numberIn(month: string, { type, value }: MonthDay): number {
  const count = daysIn(month);
  if (type === 'day') return value < 0 ? count + 1 + value : value;
  const first = 1 + ((WEEKDAYS.indexOf(type) - weekdayOf(dayNumber(month)) + 7) % 7);
  return value < 0 ? first + 7 * (Math.floor((count - first) / 7) + 1 + value) : first + 7 * (value - 1);
}

/** 0 for Sunday. Day 0 was a Thursday. */
const weekdayOf = (number: number) => (((number + 4) % 7) + 7) % 7;

/** A day or, if it's on a weekend, the Friday before or the Monday after it. */
export function offWeekend(day: string, weekend: Schedule['weekend']): string {
  const number = dayNumber(day);
  const weekday = weekdayOf(number);
  if (!weekend || (weekday !== 0 && weekday !== 6)) return day;
  if (weekend === 'after') return dayOf(number + (weekday === 6 ? 2 : 1));
  return dayOf(number - (weekday === 6 ? 1 : 2));
}
