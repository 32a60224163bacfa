import type { Budget } from './budget';
import { monthsBetween } from './dates';
import { RefusedError } from './errors';
import { limitsOf } from './limits';
import type { Template } from './types';

/**
 * Looks for lines that the app refuses to run, in the app's order (loot-core, server/budget/category-template-context).
 *
 * @throws RefusedError for the first one
 */
export function refuseInvalid(templates: readonly Template[], budget: Budget, month: string): void {
  refuseDates(templates, budget, month);
  const known = budget.incomes.map(({ name }) => name.toLocaleLowerCase());
  for (const template of templates) {
    if (template.type !== 'percentage') continue;
    const name = template.category.toLowerCase();
    if (!isSpecialSource(name) && !known.includes(name))
      throw new RefusedError({ code: 'income-missing', name });
  }
  if (limitsOf(templates).length > 1) throw new RefusedError({ code: 'two-limits' });
  if (templates.filter(({ type }) => type === 'spend').length > 1)
    throw new RefusedError({ code: 'two-spends' });
  if (templates.filter(({ type }) => type === 'goal').length > 1)
    throw new RefusedError({ code: 'two-goals' });
}

/** What `% of` may name besides income categories. */
function isSpecialSource(name: string): boolean {
  return name === 'available funds' || name === 'all income';
}

/**
 * The app only checks dates if there's a `by` or `schedule` line. Without one, it accepts a `spend from` line whose month has
 * passed.
 */
function refuseDates(templates: readonly Template[], { schedules }: Budget, month: string): void {
  const dated = templates.filter(template => template.type === 'schedule' || template.type === 'by');
  if (dated.length === 0) return;
  const names = schedules.map(({ name }) => name.trim());
  for (const template of dated) {
    if (template.type === 'schedule' && !names.includes(template.name.trim()))
      throw new RefusedError({ code: 'schedule-missing', name: template.name.trim() });
  }
  const priority = Math.min(...dated.map(template => template.priority));
  if (dated.some(template => template.priority !== priority))
    throw new RefusedError({ code: 'priorities-differ', priority });
  for (const template of templates) {
    if (template.type !== 'by' && template.type !== 'spend') continue;
    const repeats = template.repeat || template.annual;
    if (monthsBetween(template.month, month) < 0 && !repeats)
      throw new RefusedError({ code: 'target-passed' });
  }
}
