import { TODAY } from '../freeze.ts';

/** Thirteen months, oldest first, the last one being the current one. */
export const months: string[] = Array.from({ length: 13 }, (_, index) => {
  const [year, month] = TODAY.split('-').map(Number) as [number, number];
  const date = new Date(Date.UTC(year, month - 1 - 12 + index, 1));
  return date.toISOString().slice(0, 7);
});

export const currentMonth = TODAY.slice(0, 7);
export const previousMonth = months.at(-2)!;

export const day = (month: string, date: number): string => `${month}-${String(date).padStart(2, '0')}`;

/** The day of the week, 0 for Sunday. */
export const weekday = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

export const daysIn = (month: string): number => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};
