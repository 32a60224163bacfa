import type { MatchKind } from './duplicates';
import type { Rehearsal } from './rehearse';
import type { Totals } from './totals';
import type { ImportRow, Problem, Settings } from './types';

/** How many rows a page of the preview has. */
export const PAGE_ROWS = 25;

/** How many problems are sent to the page; it says how many more there are. */
export const SHOWN_PROBLEMS = 20;

/** What the app does with a row of a second file. */
export interface RowMatch {
  kind: MatchKind;
  days: number;
  unchanged: boolean;
  /** The row that is there already. */
  line: number;
  date: string;
  payee: string;
}

/** A row of the preview. */
export interface ShownRow extends ImportRow {
  /** The name of the payee that the app makes of it. */
  payeeName: string;
  /** Left out in a first file, and for a new row. */
  match?: RowMatch;
}

/** What the page shows of a file. */
export interface FileReport extends Omit<Rehearsal, 'rows' | 'problems'> {
  totals: Totals;
  /** How many rows are in the list that `rows` begins. */
  rowCount: number;
  rows: ShownRow[];
  problems: Problem[];
  problemCount: number;
  /** The texts in the Category column, with how often each is there; the most frequent first. */
  categories: { name: string; count: number }[];
  /** A second file only: how many rows are new, are there already, or complete one that is there. */
  matches?: { added: number; unchanged: number; updated: number; doubtful: number };
}

/** Which file: the one that is rehearsed, or the one that is imported after it. */
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
