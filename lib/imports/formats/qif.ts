import { looseAmount } from '../amounts';
import type { Problem, RawRow, ReadFile } from '../types';

/** The app's message for every QIF file it can't read. */
const QIF_ERROR = 'Failed parsing: doesn’t look like a valid QIF file.';

/** The codes that the app knows, each with the field that it's imported into. Codes with '' aren't imported. */
const CODES: Readonly<Record<string, 'date' | 'amount' | 'notes' | 'payee' | ''>> = {
  D: 'date',
  T: 'amount',
  M: 'notes',
  P: 'payee',
  N: '',
  A: '',
  L: '',
  C: '',
  S: '',
  E: '',
  $: '',
};

interface Entry {
  line: number;
  lines: number;
  values: Partial<Record<'date' | 'amount' | 'notes' | 'payee', string>>;
}

/** Reads a QIF file. Rows that the app silently drops are reported as problems. */
export function readQif(text: string): ReadFile {
  const lines = text.split('\n').map((content, at) => ({ content, line: at + 1 }));
  const [first, ...rest] = lines.filter(({ content }) => content !== '');
  if (!first || !/!Type:[^$]*$/.test(first.content.trim())) {
    return unreadable({ kind: 'no-type', line: first?.line, found: first?.content.trim() });
  }
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  for (const { content, line } of rest) {
    const trimmed = content.trim();
    if (trimmed === '^') {
      entries.push(entry ?? { line, lines: 1, values: {} });
      entry = undefined;
      continue;
    }
    const code = trimmed.slice(0, 1);
    const field = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
    if (field === undefined) return unreadable({ kind: 'unknown-code', line, found: trimmed });
    entry ??= { line, lines: 0, values: {} };
    entry.lines = line - entry.line + 1;
    const value = trimmed.slice(1);
    if (field) entry.values[field] = field === 'payee' ? value.replaceAll('&amp;', '&') : value;
  }
  if (entry) entries.push(entry);
  return rowsOf(entries);
}

/** A file that the app can't read. */
const unreadable = (problem: Problem): ReadFile => ({
  rows: [],
  problems: [{ ...problem, blocks: true }],
  error: QIF_ERROR,
});

function rowsOf(entries: readonly Entry[]): ReadFile {
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  for (const { line, lines, values } of entries) {
    const amount = values.amount === undefined ? undefined : looseAmount(values.amount);
    if (values.date !== undefined && amount !== undefined) rows.push({ line, lines, ...values, amount });
    else problems.push({ kind: 'dropped', line, found: values.amount ?? values.date });
  }
  return { rows, problems };
}
