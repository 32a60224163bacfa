import { mediumDate } from '@/lib/dates';

/** A day in a table: Oct 3, 2025. Text that isn't a date is returned unchanged. */
export function day(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? mediumDate(date) : date;
}
