import type { MatchKind } from './duplicates';
import type { Rehearsal } from './rehearse';
import type { Totals } from './totals';
import type { ImportRow, Problem, Settings } from './types';

/** How many rows a page of the preview has. */
export const PAGE_ROWS = 25;

/** The maximum number of problems sent to the page, which says how many more there are. */
export const SHOWN_PROBLEMS = 20;

/** What the app does with a row of a second file. */
export interface RowMatch {
  kind: MatchKind;
  days: number;
  unchanged: boolean;
  /** The row that's already in the account. */
  line: number;
  date: string;
  payee: string;
}

/** A row of the preview. */
export interface ShownRow extends ImportRow {
  /** The payee's name after the app has changed its capitals. */
  payeeName: string;
  /** Left out in a first file, and for a new row. */
  match?: RowMatch;
}

/** What the page shows of a file. */
export interface FileReport extends Omit<Rehearsal, 'rows' | 'problems'> {
  totals: Totals;
  /** The total number of rows. `rows` only has the first ones. */
  rowCount: number;
  rows: ShownRow[];
  problems: Problem[];
  problemCount: number;
  /** The values in the Category column, with the number of rows that have each, most frequent first. */
  categories: { name: string; count: number }[];
  /**
   * For a second file only: the number of rows that are new, that are already in the account, and that add something to an
   * existing row.
   */
  matches?: { added: number; unchanged: number; updated: number; doubtful: number };
}

/** Which file it is: the one that is rehearsed, or the one that is imported after it. */
export type Slot = 'first' | 'second';

/** What the page asks of the worker. */
export type Request =
  | { type: 'read'; id: number; slot: Slot; name: string; bytes: ArrayBuffer }
  | { type: 'set'; id: number; settings: Partial<Settings> }
  | { type: 'page'; id: number; slot: Slot; from: number };

/** What the worker sends back. */
export type Response =
  | { type: 'report'; id: number; first?: FileReport; second?: FileReport }
  | { type: 'page'; id: number; rows: ShownRow[] }
  | { type: 'failed'; id: number };
