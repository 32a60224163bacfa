import type { DateFormat } from './dates';

/** The ways in which the app reads a file. The file's extension decides which one it uses. */
export type FileKind = 'csv' | 'qif' | 'ofx' | 'camt';

/** The fields that a column can be chosen for, by the app's labels. */
export const FIELDS = ['date', 'payee', 'notes', 'category', 'amount', 'outflow', 'inflow', 'inOut'] as const;

/** One of these fields. */
export type Field = (typeof FIELDS)[number];

/** The column for each field: its name in the header, or its number from 0; left out if no column is chosen. */
export type Mapping = Partial<Record<Field, string>>;

/** Everything that can be set in the app's import dialog and changes what is read. */
export interface Settings {
  delimiter: string;
  skipLines: number;
  hasHeader: boolean;
  mapping: Mapping;
  dateFormat: DateFormat;
  /** Split amount into separate inflow/outflow columns. */
  split: boolean;
  /** Select column to specify if amount goes in/out. `outValue` is what that column says when money goes out. */
  inOut: boolean;
  outValue: string;
  flip: boolean;
  /** Use Memo as a fallback for empty Payees. */
  memoAsPayee: boolean;
}

/** A transaction in the file before a date format and amount options are applied to it. */
export interface RawRow {
  /** The line of the file on which it begins, from 1. */
  line: number;
  /** The number of lines it takes. */
  lines: number;
  /** What the file has for each field. */
  date?: string;
  payee?: string;
  notes?: string;
  category?: string;
  inOut?: string;
  id?: string;
  /** A string if the app still has to find the number in it. */
  amount?: string | number;
  outflow?: string;
  inflow?: string;
}

/** A transaction as the app would import it. */
export interface ImportRow {
  line: number;
  /** YYYY-MM-DD; undefined if the app says "Invalid". */
  date?: string;
  /** What the file has for the date. */
  dateText: string;
  /** What the preview shows: the file's own text. */
  payee: string;
  /** What the app saves as the imported payee. */
  importedPayee: string;
  /** Undefined if there is no column for it, which the app distinguishes from an empty one. */
  notes?: string;
  category: string;
  /** What the file has for the amount. */
  amountText: string;
  cents: number;
  /** The bank's own ID. */
  id?: string;
}

/** What can be wrong with a file or one of its lines. lib/strings/en/rehearsal.ts says what to do about each problem. */
export type ProblemKind =
  | 'binary'
  | 'empty'
  | 'not-a-statement'
  | 'wrong-ending'
  | 'too-large'
  | 'endless-line'
  | 'encoding'
  | 'quote'
  | 'few-columns'
  | 'many-columns'
  | 'date'
  | 'early-date'
  | 'odd-date'
  | 'no-date'
  | 'no-amount'
  | 'big-amount'
  | 'minus-after'
  | 'three-decimals'
  | 'both-amounts'
  | 'no-payee'
  | 'no-payee-column'
  | 'no-date-column'
  | 'no-amount-column'
  | 'double-column'
  | 'unknown-code'
  | 'no-type'
  | 'dropped'
  | 'ofx-amount'
  | 'ofx-comma'
  | 'xml-prefix'
  | 'broken-xml'
  | 'left-out'
  | 'several-accounts'
  | 'no-number';

/** Something that the app refuses, changes, or reads differently than the reader may expect. */
export interface Problem {
  kind: ProblemKind;
  /** The line of the file, from 1; undefined if the problem concerns the whole file. */
  line?: number;
  /** What was found there. */
  found?: string;
  /** Whether the app imports nothing because of it. */
  blocks?: true;
}

/** What the reader of a format returns. */
export interface ReadFile {
  rows: RawRow[];
  problems: Problem[];
  /** The app's message when it can't read the file at all. */
  error?: string;
}
