import type { Schedule } from './budget';
import { toCents } from './cents';
import { addDays, addMonths, monthsBetween } from './dates';
import { occurrence, offWeekend } from './occurrences';
import { readNote } from './read';
import type { ByTemplate, SpendTemplate } from './types';

/**
 * What a category pays in a month, in cents, for the expenses that its note saves for: its schedules on their dates, and the
 * amounts of its `by` lines in their months.
 */
export function dueIn(note: string, schedules: readonly Schedule[], month: string): number {
  const names = new Set<string>();
  let due = 0;
  for (const template of readNote(note)) {
    if (template.type === 'schedule') names.add(template.name);
    if (template.type === 'by' || template.type === 'spend')
      due += isTarget(template, month) ? toCents(template.amount) : 0;
  }
  for (const schedule of schedules) if (names.has(schedule.name.trim())) due += paidIn(schedule, month);
  return due;
}

function isTarget({ month: target, annual, repeat }: ByTemplate | SpendTemplate, month: string): boolean {
  const distance = monthsBetween(month, target);
  const step = annual ? (repeat || 1) * 12 : repeat;
  return distance === 0 || (distance > 0 && step !== undefined && distance % step === 0);
}

/** What a schedule pays in a month. A payment that is moved off a weekend may come from a neighboring month. */
function paidIn(schedule: Schedule, month: string): number {
  if (!schedule.every) return schedule.date.startsWith(month) ? schedule.amount : 0;
  const end = `${addMonths(month, 1)}-03`;
  let paid = 0;
  let day = occurrence(schedule, `${addMonths(month, -1)}-28`);
  while (day && day < end) {
    if (offWeekend(day, schedule.weekend).startsWith(month)) paid += schedule.amount;
    day = occurrence(schedule, addDays(day, 1));
  }
  return paid;
}
