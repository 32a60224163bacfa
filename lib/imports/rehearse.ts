import { appDateFormat, appMapping } from './app-guess';
import { decode, kindOf } from './decode';
import { readCamt } from './formats/camt';
import type { CsvTable } from './formats/csv';
import { readOfx } from './formats/ofx';
import { readQif } from './formats/qif';
import { DEFAULTS, guessDateFormat, guessSettings, isAmbiguous } from './guess';
import { hasTextDates, importRow, mapRecord } from './mapping';
import { columnProblems, rowProblems, widthProblems } from './problems';
import type { FileKind, ImportRow, Mapping, Problem, RawRow, Settings } from './types';

/** A file, and what the app would read from it with certain settings. */
export interface Rehearsal {
  name: string;
  kind: FileKind;
  settings: Settings;
  /** What the app sets by itself once the delimiter, the skipped lines, and the header are right. */
  appChoice: { delimiter: string; mapping: Mapping; dateFormat: Settings['dateFormat'] };
  /** CSV only: the columns, each with the first line's value. */
  columns: { name: string; example: string }[];
  rows: ImportRow[];
  problems: Problem[];
  /** The app's message if it rejects the file. */
  error?: string;
  /** Whether the dates can also be read with day and month swapped. */
  ambiguousDates: boolean;
}

/**
 * Reads a file as the app would.
 *
 * @param chosen what the reader has set; all other settings are guessed from the file
 */
export function rehearse(name: string, bytes: Uint8Array, chosen: Partial<Settings> = {}): Rehearsal {
  const kind = kindOf(name);
  const { text, problems } = decode(bytes);
  const nothing = { name, ...NOTHING, kind: kind ?? 'csv', problems };
  if (problems.some(({ blocks }) => blocks)) return nothing;
  if (!kind) {
    const problem: Problem = { kind: 'wrong-ending', found: guessEnding(text), blocks: true };
    return { ...nothing, error: 'Invalid file type', problems: [...problems, problem] };
  }
  const read = kind === 'csv' ? rehearseCsv(name, text, chosen) : rehearseFixed(kind, text, chosen);
  return { ...nothing, ...read, problems: [...problems, ...read.problems] };
}

const NOTHING = {
  settings: DEFAULTS,
  appChoice: { delimiter: ',', mapping: {}, dateFormat: DEFAULTS.dateFormat },
  columns: [],
  rows: [],
  ambiguousDates: false,
};

type Read = Omit<Rehearsal, 'name' | 'kind'>;

function rehearseCsv(name: string, text: string, chosen: Partial<Settings>): Read {
  const { settings: guessed, table } = guessSettings(text, chosen);
  const settings: Settings = { ...guessed, ...chosen };
  const raws = table.records.map(record => mapRecord(record, settings.mapping));
  const finished = finish('csv', raws, settings);
  const mapping = appMapping(table);
  const firstDate = mapping.date === undefined ? undefined : table.records[0]?.values[mapping.date];
  return {
    ...finished,
    appChoice: {
      delimiter: name.endsWith('.tsv') ? '\t' : ',',
      mapping,
      dateFormat: appDateFormat(firstDate, mapping.date !== undefined),
    },
    columns: table.columns.map(column => ({ name: column, example: table.records[0]?.values[column] ?? '' })),
    error: table.error,
    problems: csvProblems(table, raws, finished.rows, settings),
  };
}

function csvProblems(
  table: CsvTable,
  raws: readonly RawRow[],
  rows: readonly ImportRow[],
  settings: Settings,
): Problem[] {
  if (table.problem) return [table.problem];
  if (table.records.length === 0) return [{ kind: 'empty', blocks: true }];
  const widths = widthProblems(table, settings);
  const narrow = new Set(widths.map(({ line }) => line));
  const missing = columnProblems(table, settings);
  const isMissing = (kind: string) => missing.some(problem => problem.kind === `no-${kind}-column`);
  // Problems that others explain are left out: a line with too few columns has no amount, and without a date or amount column, no
  // line has a date or amount.
  const others = rowProblems('csv', raws, rows, settings).filter(({ kind, line }) =>
    kind === 'date'
      ? !isMissing('date')
      : !narrow.has(line) && !(kind === 'no-amount' && isMissing('amount')),
  );
  return [...missing, ...inOrder([...widths, ...others])];
}

function rehearseFixed(kind: Exclude<FileKind, 'csv'>, text: string, chosen: Partial<Settings>): Read {
  const before = { ...DEFAULTS, ...chosen };
  const read = {
    ofx: () => readOfx(text, before.memoAsPayee),
    qif: () => readQif(text),
    camt: () => readCamt(text),
  }[kind]();
  const dates = read.rows.map(({ date = '' }) => date);
  const guessed = kind === 'qif' ? guessDateFormat(dates) : before.dateFormat;
  const settings: Settings = { ...before, dateFormat: chosen.dateFormat ?? guessed };
  const done = finish(kind, read.rows, settings);
  const problems = inOrder([...read.problems, ...rowProblems(kind, read.rows, done.rows, settings)]);
  const ending = guessEnding(text);
  const isNothing = !problems.some(({ blocks }) => blocks) && done.rows.length === 0;
  return {
    ...done,
    appChoice: { delimiter: ',', mapping: {}, dateFormat: appDateFormat(dates[0]) },
    columns: [],
    error: read.error,
    problems: isNothing
      ? [
          ...problems,
          {
            kind: 'not-a-statement',
            found: kindOf(ending ?? '') === kind ? undefined : ending,
            blocks: true,
          },
        ]
      : problems,
  };
}

function finish(kind: FileKind, raws: readonly RawRow[], settings: Settings) {
  const dates = raws.map(({ date = '' }) => date);
  return {
    settings,
    rows: raws.map(raw => importRow(raw, settings, kind)),
    ambiguousDates: hasTextDates(kind) && isAmbiguous(dates, settings.dateFormat),
  };
}

const inOrder = (problems: Problem[]) =>
  [...problems].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));

/** The file name extension that fits a string's content. */
function guessEnding(text: string): string | undefined {
  const start = text.slice(0, 4000);
  if (/<OFX\s?>|OFXHEADER/i.test(start)) return '.ofx';
  if (/^\s*!(?:Type|Account|Option)/m.test(start)) return '.qif';
  if (/camt\.05\d|<(?:\w+:)?BkToCstmr/.test(start)) return '.xml';
  if (/<!doctype html|<html/i.test(start)) return 'HTML';
  return /[,;|\t]/.test(start) ? '.csv' : undefined;
}
