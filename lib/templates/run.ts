import type { Place } from './amounts';
import { carriedOver, figuresOf, monthIndex, type Budget, type Figures } from './budget';
import { isSafe } from './cents';
import { CategoryRun, type Outcome } from './category-run';
import { RefusedError, AbortedRunError, type Failure, type TemplateError } from './errors';
import { readNote } from './read';
import type { Template } from './types';

/** The app's commands: "Apply budget template" skips categories that already have an amount, but "Overwrite" doesn't. */
export type Command = 'apply' | 'overwrite';

/** What a command does. `outcomes` has an entry for each category, which is undefined if the command didn't change it. */
export type RunResult =
  | { kind: 'applied'; count: number; outcomes: readonly (Outcome | undefined)[] }
  | { kind: 'up-to-date'; outcomes: readonly (Outcome | undefined)[] }
  | { kind: 'refused'; errors: readonly { category: string; error: TemplateError }[] }
  | { kind: 'aborted'; reason: Failure };

/** More rounds than sharing a remainder ever takes. Without this limit, a round that shares nothing would repeat forever. */
const MOST_ROUNDS = 1000;

/** Runs the templates of a month (loot-core, server/budget/goal-template). */
export function runTemplates(budget: Budget, month: string, command: Command): RunResult {
  try {
    return run(budget, month, command);
  } catch (error) {
    if (error instanceof AbortedRunError) return { kind: 'aborted', reason: error.reason };
    throw error;
  }
}

function run(budget: Budget, month: string, command: Command): RunResult {
  const figures = figuresOf(budget);
  const index = monthIndex(budget, month);
  const outcomes: (Outcome | undefined)[] = budget.categories.map(() => undefined);
  const errors: { category: string; error: TemplateError }[] = [];
  const runs = new Map<number, CategoryRun>();
  let available = figures.toBudget[index] ?? 0;
  for (const [at, category] of budget.categories.entries()) {
    const { budgeted = 0, goal = null } = category.months[index] ?? {};
    const templates = readNote(category.note);
    if (templates.length === 0) {
      if (goal !== null) outcomes[at] = { budgeted, goal: null, longGoal: false };
      continue;
    }
    if (command === 'apply' && budgeted !== 0) continue;
    const started = start(templates, { budget, figures, at, month }, budgeted);
    if (!(started instanceof CategoryRun)) {
      errors.push({ category: category.name, error: started });
      continue;
    }
    if (!started.isGoalOnly) available += budgeted;
    available += started.excess;
    runs.set(at, started);
  }
  if (errors.length > 0) return { kind: 'refused', errors };
  if (runs.size === 0) return { kind: 'up-to-date', outcomes };
  share([...runs.values()], available);
  for (const [at, started] of runs) outcomes[at] = started.outcome();
  return { kind: 'applied', count: runs.size, outcomes };
}

/** The run of a category, or why the app refuses it. */
function start(
  templates: readonly Template[],
  { budget, figures, at, month }: Omit<Place, 'category' | 'carried'>,
  budgeted: number,
): CategoryRun | TemplateError {
  const category = budget.categories[at];
  if (!category) throw new RangeError(`The budget has no category ${at}.`);
  const carried = carriedFrom(budget, figures, at, month);
  try {
    return new CategoryRun(templates, { budget, figures, at, category, month, carried }, budgeted);
  } catch (error) {
    if (error instanceof RefusedError) return error.reason;
    throw error;
  }
}

/** What a category carries over into a month, in cents. */
export function carriedFrom(budget: Budget, figures: Figures, at: number, month: string): number {
  const category = budget.categories[at];
  if (!category) return 0;
  const index = monthIndex(budget, month);
  return carriedOver(index === 0 ? category.opening : (figures.balances[at]?.[index - 1] ?? 0), category);
}

/** Gives money to the lines: priority by priority, and then the rest to the `remainder` lines. */
function share(runs: readonly CategoryRun[], available: number): void {
  // The app stores priorities in 32 bits, so lines with larger ones never run.
  const priorities = new Int32Array(new Set(runs.flatMap(run => run.priorities))).sort();
  let left = available;
  for (const priority of priorities) {
    const before = left;
    for (const run of runs) left -= run.runPriority(priority, left, before);
  }
  for (let round = 0; left > 0; round++) {
    const open = runs.filter(run => run.wantsRemainder);
    if (open.length === 0) return;
    const perWeight = left / open.reduce((total, run) => total + run.weight, 0);
    const before = left;
    for (const run of open) left -= run.runRemainder(left, perWeight);
    const isStuck = left === before && open.every(run => run.wantsRemainder);
    if (isStuck || round > MOST_ROUNDS) throw new AbortedRunError('endless');
  }
  if (!isSafe(left)) throw new AbortedRunError('unsafe');
}

/** The budget after a run. */
export function withOutcomes(
  budget: Budget,
  month: string,
  outcomes: readonly (Outcome | undefined)[],
): Budget {
  const index = monthIndex(budget, month);
  const categories = budget.categories.map((category, at) => {
    const outcome = outcomes[at];
    if (!outcome) return category;
    return {
      ...category,
      months: category.months.map((old, position) => (position === index ? { ...old, ...outcome } : old)),
    };
  });
  return { ...budget, categories };
}
