import { toCents } from './cents';
import { addMonths, dayNumber, dayOf, daysIn } from './dates';
import type { Limit, Template } from './types';

/** The limits of a category's lines. The app ignores the limits in `copy from` lines. */
export function limitsOf(templates: readonly Template[]): Limit[] {
  return templates.flatMap(template => {
    const hasLimit =
      template.type === 'simple' || template.type === 'periodic' || template.type === 'remainder';
    return hasLimit && template.limit ? [template.limit] : [];
  });
}

/** The most that a limit allows in a month, in cents. */
export function limitAmount({ amount, period, start }: Limit, month: string): number {
  const cents = toCents(amount ?? 0);
  if (period === 'daily') return cents * daysIn(month);
  if (period === 'weekly' && start) return cents * countDays(start, 7, month);
  return cents;
}

/**
 * The number of days in a month that are reached from a first day in steps of `step` days.
 *
 * @param step in days, above zero
 */
export function countDays(first: string, step: number, month: string): number {
  const next = addMonths(month, 1);
  let day = first;
  if (day < month) {
    const start = dayNumber(first);
    day = dayOf(start + Math.max(1, Math.ceil((dayNumber(month) - start) / step)) * step);
  }
  if (day >= next) return 0;
  // The first day may not exist, but the days counted from it do.
  const second = dayNumber(day) + step;
  return 1 + Math.max(0, Math.ceil((dayNumber(next) - second) / step));
}
