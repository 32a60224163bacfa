import {
  averageAmount,
  byAmount,
  copiedAmount,
  percentageAmount,
  periodicAmount,
  spendAmount,
  type Place,
} from './amounts';
import { isSafe, toCents, withoutFraction } from './cents';
import { AbortedRunError } from './errors';
import { limitAmount, limitsOf } from './limits';
import { refuseInvalid } from './refusals';
import { runSchedules } from './schedule-lines';
import type { AmountTemplate, GoalTemplate, RemainderTemplate, ScheduleTemplate, Template } from './types';

/** The result of a run for a category, in cents. */
export interface Outcome {
  budgeted: number;
  goal: number | null;
  longGoal: boolean;
}

/** The templates of one category while they run (loot-core, server/budget/category-template-context). */
export class CategoryRun {
  private readonly templates: AmountTemplate[];
  private readonly remainders: RemainderTemplate[];
  private readonly goals: GoalTemplate[];
  private readonly limit: number | undefined;
  private limitMet = false;
  private budgeted = 0;
  /** What the lines asked for; null until a line has asked for something. */
  private asked: number | null = null;
  /** What the category has above its limit, which goes back to To Budget. */
  readonly excess: number = 0;

  /** @throws RefusedError for lines that the app refuses to run */
  constructor(
    templates: readonly Template[],
    private readonly place: Place,
    private readonly budgetedBefore: number,
  ) {
    refuseInvalid(templates, place.budget, place.month);
    this.templates = templates.filter(
      template => template.directive === 'template' && template.type !== 'remainder',
    );
    this.remainders = templates.filter(template => template.type === 'remainder');
    this.goals = templates.filter(template => template.type === 'goal');
    const [limit] = limitsOf(templates);
    if (!limit) return;
    this.limit = limitAmount(limit, place.month);
    this.limitMet = place.carried >= this.limit;
    if (!this.limitMet) return;
    this.excess = limit.hold ? 0 : place.carried - this.limit;
    this.budgeted = -this.excess;
    this.asked = -this.excess;
  }

  get isGoalOnly(): boolean {
    return this.templates.length === 0 && this.remainders.length === 0 && this.goals.length > 0;
  }

  get priorities(): number[] {
    return this.templates.flatMap(({ priority }) => priority ?? []);
  }

  get weight(): number {
    return this.remainders.reduce((total, { weight }) => total + weight, 0);
  }

  get wantsRemainder(): boolean {
    return this.weight > 0 && !this.limitMet;
  }

  /**
   * Runs the lines of one priority.
   *
   * @param available cents in To Budget now
   * @param availableBefore cents in To Budget when this priority began
   * @returns the cents that they took
   */
  runPriority(priority: number, available: number, availableBefore: number): number {
    const lines = this.templates.filter(template => template.priority === priority);
    if (lines.length === 0 || this.limitMet) return 0;
    let amount = this.amountOf(lines, availableBefore);
    let left = available - amount;
    if (this.limit !== undefined && this.reachesLimit(amount, this.limit)) {
      left += amount;
      amount = this.fillTo(this.limit);
      left -= amount;
    }
    if (this.place.budget.hideDecimals) amount = withoutFraction(amount);
    this.asked = (this.asked ?? 0) + amount;
    if (priority > 0 && left < 0) amount = Math.max(0, amount + left);
    this.budgeted += amount;
    return amount;
  }

  /**
   * Takes this category's share of the rest.
   *
   * @param perWeight cents for a weight of 1
   * @returns the cents that it took
   */
  runRemainder(available: number, perWeight: number): number {
    const { hideDecimals } = this.place.budget;
    let amount = Math.round(this.weight * perWeight);
    if (hideDecimals) amount = withoutFraction(amount);
    if (amount > available || available - amount <= (hideDecimals ? 100 : 1)) amount = available;
    if (this.limit !== undefined && this.reachesLimit(amount, this.limit)) amount = this.fillTo(this.limit);
    this.budgeted += amount;
    return amount;
  }

  /** @throws AbortedRunError for an amount that the app can't calculate with */
  outcome(): Outcome {
    const [goal] = this.goals;
    const budgeted = this.isGoalOnly ? this.budgetedBefore : this.budgeted;
    if (!isSafe(budgeted)) throw new AbortedRunError('unsafe');
    // Adding zero turns −0 into 0.
    if (goal) return { budgeted: budgeted + 0, goal: toCents(goal.amount), longGoal: true };
    return { budgeted: budgeted + 0, goal: this.asked === null ? null : this.asked + 0, longGoal: false };
  }

  private amountOf(lines: readonly AmountTemplate[], availableBefore: number): number {
    let amount = 0;
    let hasRunBy = false;
    let hasRunSchedules = false;
    for (const line of lines) {
      if (line.type === 'by') {
        if (!hasRunBy) amount += this.byTogether();
        hasRunBy = true;
      } else if (line.type === 'schedule') {
        if (!hasRunSchedules) amount = this.schedulesTogether(lines, amount);
        hasRunSchedules = true;
      } else amount += this.amountOfLine(line, availableBefore);
    }
    return amount;
  }

  private amountOfLine(
    line: Exclude<AmountTemplate, { type: 'by' | 'schedule' }>,
    availableBefore: number,
  ): number {
    switch (line.type) {
      case 'simple':
        return line.monthly === null ? (this.limit ?? 0) : toCents(line.monthly);
      case 'copy':
        return copiedAmount(line, this.place);
      case 'periodic':
        return periodicAmount(line, this.place);
      case 'spend':
        return spendAmount(line, this.place);
      case 'percentage':
        return percentageAmount(line, availableBefore, this.place);
      case 'average':
        return averageAmount(line, this.place);
    }
  }

  private byTogether(): number {
    return byAmount(
      this.templates.filter(template => template.type === 'by'),
      this.place,
    );
  }

  private schedulesTogether(lines: readonly AmountTemplate[], amount: number): number {
    const { budget, month, carried } = this.place;
    const schedules = lines.filter((line): line is ScheduleTemplate => line.type === 'schedule');
    return runSchedules(schedules, budget.schedules, month, carried, amount);
  }

  private reachesLimit(amount: number, limit: number): boolean {
    const isReached = amount + this.budgeted + this.place.carried >= limit;
    if (isReached) this.limitMet = true;
    return isReached;
  }

  private fillTo(limit: number): number {
    return limit - this.budgeted - this.place.carried;
  }
}
