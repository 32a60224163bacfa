import { sum } from '../money';
import type { Schedule } from './budget';
import { addDays, addMonths, dayNumber, dayOf, monthsBetween } from './dates';
import { occurrence, offWeekend } from './occurrences';
import type { ScheduleTemplate } from './types';

/** What a schedule line asks for. */
interface Due {
  /** The cents needed on the date, for all payments in its month. */
  target: number;
  next: string;
  monthsLeft: number;
  interval: number;
  frequency: string | undefined;
  /** Whether the line says `full`, so that nothing is saved before the month of the payment. */
  full: boolean;
}

/**
 * What the schedule lines of one priority ask for together (loot-core, server/budget/schedule-template).
 *
 * @param toBudget cents that the lines before them asked for
 * @param carried the balance of the month before, in cents
 * @returns the cents that these lines and the lines before them ask for
 */
export function runSchedules(
  templates: readonly ScheduleTemplate[],
  schedules: readonly Schedule[],
  month: string,
  carried: number,
  toBudget: number,
): number {
  const all = templates.flatMap(template => dueOf(template, schedules, month) ?? []);
  const now = all.filter(isPaidAsItComes);
  const saved = all
    .filter(due => !isPaidAsItComes(due))
    .sort((one, other) => one.next.localeCompare(other.next));
  const payNow = sum(now.filter(({ monthsLeft }) => monthsLeft === 0).map(({ target }) => target));
  if (carried + toBudget >= sum(saved.map(({ target }) => target)) + payNow)
    return toBudget + Math.round(payNow + sum(saved.map(monthlyShare)));
  const contribution = Math.round(payNow + missing(saved, carried));
  return toBudget + (saved.length === 0 ? contribution - carried : contribution);
}

/**
 * Whether a schedule gets all of its money in the month of the payment. This applies to schedules that repeat every month or
 * more often, and to `full` lines.
 */
function isPaidAsItComes({ full, frequency, interval, monthsLeft }: Due): boolean {
  return (
    full ||
    (frequency === 'monthly' && interval === 1 && monthsLeft === 0) ||
    (frequency === 'weekly' && interval <= 4) ||
    (frequency === 'daily' && interval <= 31)
  );
}

/** Undefined for a schedule whose last date has passed. */
function dueOf(template: ScheduleTemplate, schedules: readonly Schedule[], month: string): Due | undefined {
  const schedule = schedules.find(({ name }) => name.trim() === template.name);
  const first = schedule && nextOrMoved(schedule, `${month}-01`);
  if (!schedule || !first) return undefined;
  const next = schedule.every ? offWeekend(first, schedule.weekend) : first;
  const monthsLeft = monthsBetween(next, month);
  if (monthsLeft < 0) return undefined;
  const amount = adjusted(schedule.amount, template.adjustment);
  const times = schedule.every ? timesBefore(schedule, first, addMonths(month, monthsLeft + 1)) : 1;
  return {
    target: amount * times,
    next,
    monthsLeft,
    interval: schedule.every?.interval || 1,
    frequency: schedule.every?.frequency,
    full: template.full ?? false,
  };
}

/** The next date. If the last date has passed, it still counts if it's moved off a weekend into the month. */
function nextOrMoved(schedule: Schedule, from: string): string | undefined {
  const days = [from, addDays(from, -1), addDays(from, -2)];
  return days.map(day => occurrence(schedule, day)).find(day => day !== undefined);
}

/** In the app's calculation, payments are negative, which affects how half a cent is rounded. */
function adjusted(amount: number, adjustment = 0): number {
  return adjustment === 0 ? amount : -Math.round(-amount * (1 + adjustment / 100));
}

/** How often a schedule is due before a month. */
function timesBefore(schedule: Schedule, first: string, month: string): number {
  let times = 0;
  let day: string | undefined = first;
  while (day && offWeekend(day, schedule.weekend) < month) {
    times++;
    day = occurrence(schedule, addDays(day, 1));
  }
  return times;
}

/** What each target still needs, divided by the number of months left to save for it. The balance goes to the earliest dates. */
function missing(saved: readonly Due[], carried: number): number {
  let balance = carried;
  return sum(
    saved.map(({ target, monthsLeft }) => {
      const lacking = target - balance;
      balance = Math.abs(Math.min(0, lacking));
      return Math.max(0, lacking) / (monthsLeft + 1);
    }),
  );
}

/** What a schedule costs in an average month. */
function monthlyShare({ target, interval, frequency, next }: Due): number {
  switch (frequency) {
    case 'yearly':
      return target / interval / 12;
    case 'monthly':
      return target / interval;
    case 'weekly':
      return target / (monthsSince(next, 7 * interval) || 1);
    case 'daily':
      return target / (monthsSince(next, interval) || 1);
    default:
      return 0;
  }
}

const monthsSince = (day: string, days: number) => monthsBetween(day, dayOf(dayNumber(day) - days));
