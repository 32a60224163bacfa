/** What the lines of a note say, in the app's own format (loot-core, types/models/templates). Amounts are as written, not cents. */

/** The most that a category may have, and whether it keeps what it already has above that. */
export interface Limit {
  amount: number | null;
  hold: boolean | null;
  period: 'daily' | 'weekly' | 'monthly';
  /** The first day of the weeks that are counted. */
  start: string | null;
}

interface Prioritized {
  directive: 'template';
  /** 0 comes first. */
  priority: number;
}

/** `#template 50`: an amount each month, up to a limit. */
export interface SimpleTemplate extends Prioritized {
  type: 'simple';
  /** Null in a line that has only a limit. */
  monthly: number | null;
  limit: Limit | null;
}

/** `#template 10 repeat every week starting 2026-01-05`: an amount for each time in the month. */
export interface PeriodicTemplate extends Prioritized {
  type: 'periodic';
  amount: number;
  period: { period: 'day' | 'week' | 'month' | 'year'; amount: number };
  starting: string;
  limit: Limit | null;
}

/** A target month. `annual` and `repeat` say after how many years or months it repeats. */
interface Target extends Prioritized {
  amount: number;
  month: string;
  annual?: boolean;
  repeat?: number;
}

/** `#template 500 by 2026-03`: an amount that is saved in equal parts until a month. */
export interface ByTemplate extends Target {
  type: 'by';
  from: null;
}

/** `#template 500 by 2026-03 spend from 2026-01`: the same, but part of it may be spent before. */
export interface SpendTemplate extends Target {
  type: 'spend';
  /** The first month in which the money may be spent. */
  from: string;
}

/** `#template 10% of Paycheck`: a share of income. */
export interface PercentageTemplate extends Prioritized {
  type: 'percentage';
  percent: number;
  previous: boolean;
  category: string;
}

/** `#template schedule Rent`: a schedule's amount, all at once or saved until it's due. */
export interface ScheduleTemplate extends Prioritized {
  type: 'schedule';
  name: string;
  full: boolean | null;
  /** Percent added to the schedule's amount. */
  adjustment?: number;
}

/** `#template average 3 months`: what was spent on average. */
export interface AverageTemplate extends Prioritized {
  type: 'average';
  numMonths: number;
}

/** `#template copy from 12 months ago`: what was budgeted in an earlier month. */
export interface CopyTemplate extends Prioritized {
  type: 'copy';
  lookBack: number;
  /** The app reads it but doesn't apply it. */
  limit: Limit | null;
}

/** `#template remainder 2`: a share of what is left at the end. */
export interface RemainderTemplate {
  type: 'remainder';
  directive: 'template';
  priority: null;
  weight: number;
  limit: Limit | null;
}

/** `#goal 500`: a balance to reach, which budgets nothing. */
export interface GoalTemplate {
  type: 'goal';
  directive: 'goal';
  priority: null;
  amount: number;
}

/** A line that the app can't read. `adjustment` is the percentage of a schedule that is out of bounds. */
export interface UnreadableLine {
  type: 'error';
  directive: 'error';
  line: string;
  adjustment?: number;
}

/** Lines that have a priority and an amount. */
export type AmountTemplate =
  | SimpleTemplate
  | PeriodicTemplate
  | ByTemplate
  | SpendTemplate
  | PercentageTemplate
  | ScheduleTemplate
  | AverageTemplate
  | CopyTemplate;

/** What the parser returns for a line. */
export type ReadTemplate = AmountTemplate | RemainderTemplate | GoalTemplate;

export type Template = ReadTemplate | UnreadableLine;
