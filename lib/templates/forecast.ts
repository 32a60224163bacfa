import { EMPTY_MONTH, figuresOf, monthIndex, type Budget } from './budget';
import type { Outcome } from './category-run';
import { addMonths } from './dates';
import { dueIn } from './due';
import { budgetOf, type Example } from './example';
import { carriedFrom, runTemplates, withOutcomes, type Command, type RunResult } from './run';

/** A category in a month of the forecast, in cents. */
export interface ForecastCategory {
  carried: number;
  budgeted: number;
  spent: number;
  /** At the end of the month. */
  balance: number;
  outcome: Outcome | undefined;
}

/** A month of a forecast. */
export interface ForecastMonth {
  month: string;
  /** To Budget before and after the command, in cents. */
  available: number;
  toBudget: number;
  categories: readonly ForecastCategory[];
  result: RunResult;
}

/** How far the forecast goes. */
export const FORECAST_MONTHS = 12;

/**
 * Plays an example month by month: in each month, the command runs first, and then the money is spent. The forecast ends early
 * at a month in which the app refuses to run the command.
 *
 * @param command the command to run. The two commands only differ in the first month, because the later ones have no amounts
 * yet
 */
export function forecast(example: Example, command: Command): ForecastMonth[] {
  const months: ForecastMonth[] = [];
  let budget = budgetOf(example);
  for (let count = 0; count < FORECAST_MONTHS; count++) {
    const month = addMonths(example.month, count);
    if (count > 0) budget = withMonth(budget, example);
    const available = figuresOf(budget).toBudget.at(-1) ?? 0;
    const result = runTemplates(budget, month, command);
    const hasRun = result.kind === 'applied' || result.kind === 'up-to-date';
    if (hasRun) budget = withOutcomes(budget, month, result.outcomes);
    const toBudget = figuresOf(budget).toBudget.at(-1) ?? 0;
    budget = withSpending(budget, example, month);
    months.push({ month, available, toBudget, result, categories: categoriesOf(budget, month, result) });
    if (!hasRun) break;
  }
  return months;
}

function withMonth(budget: Budget, example: Example): Budget {
  return {
    ...budget,
    incomes: budget.incomes.map((income, at) => ({
      ...income,
      months: [...income.months, example.incomes[at]?.amount ?? 0],
    })),
    categories: budget.categories.map(category => ({
      ...category,
      months: [...category.months, EMPTY_MONTH],
    })),
  };
}

function withSpending(budget: Budget, example: Example, month: string): Budget {
  const index = monthIndex(budget, month);
  const categories = budget.categories.map((category, at) => {
    const spent = (example.categories[at]?.spent ?? 0) + dueIn(category.note, budget.schedules, month);
    const months = category.months.map((old, position) => (position === index ? { ...old, spent } : old));
    return { ...category, months };
  });
  return { ...budget, categories };
}

function categoriesOf(budget: Budget, month: string, result: RunResult): ForecastCategory[] {
  const index = monthIndex(budget, month);
  const figures = figuresOf(budget);
  return budget.categories.map(({ months }, at) => ({
    carried: carriedFrom(budget, figures, at, month),
    budgeted: months[index]?.budgeted ?? 0,
    spent: months[index]?.spent ?? 0,
    balance: figures.balances[at]?.[index] ?? 0,
    outcome: result.kind === 'applied' ? result.outcomes[at] : undefined,
  }));
}

/** How the app shows whether a goal is met. */
export type GoalState = 'funded' | 'overfunded' | 'underfunded';

/** The goal's state and the difference, in cents, by which it's missed or exceeded. Undefined if there is no goal. */
export function goalState(
  { goal, longGoal, budgeted }: Outcome,
  balance: number,
): { state: GoalState; difference: number } | undefined {
  if (goal === null) return undefined;
  const difference = (longGoal ? balance : budgeted) - goal;
  return { state: difference === 0 ? 'funded' : difference > 0 ? 'overfunded' : 'underfunded', difference };
}

/** The category whose balance changes most: the one that's worth a chart. */
export function mostMoved(months: readonly ForecastMonth[]): number {
  const ranges = (months[0]?.categories ?? []).map((_, at) => {
    const balances = months.map(({ categories }) => categories[at]?.balance ?? 0);
    return Math.max(...balances) - Math.min(...balances);
  });
  return Math.max(0, ranges.indexOf(Math.max(...ranges)));
}
