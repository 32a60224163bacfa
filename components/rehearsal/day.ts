const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of a table: Oct 3, 2025. Text that isn't a date is returned unchanged. */
export function day(date: string): string {
  const time = Date.parse(date);
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) ? formatter.format(time) : date;
}
