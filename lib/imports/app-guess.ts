import { DATE_FORMATS, parseDate, type DateFormat } from './dates';
import type { CsvTable } from './formats/csv';
import type { Mapping } from './types';

/** The columns that the app chooses by itself, from the header and the first row. */
export function appMapping({ columns, records }: CsvTable): Mapping {
  const first = records[0];
  if (!first) return {};
  const names = columns.filter(name => name in first.values);
  const named = (word: string) => names.find(name => name.toLowerCase().includes(word));
  const like = (pattern: RegExp) => names.find(name => pattern.test(first.values[name] ?? ''));
  const date = named('date') ?? like(/^\d+[-/]\d+[-/]\d+$/);
  const amount = named('amount') ?? like(/^-?[.,\d]+$/);
  const category = named('category');
  const free = (...taken: (string | undefined)[]) => names.find(name => !taken.includes(name));
  const payee = named('payee') ?? free(date, amount, category);
  const notes = named('notes') ?? free(date, amount, category, payee);
  const inOut = free(date, amount, payee, notes);
  return { date, amount, payee, notes, inOut, category };
}

/** The date format that the app chooses by itself, from the first date of the file. */
export function appDateFormat(first: string | undefined, hasDateColumn = true): DateFormat {
  if (first === undefined && !hasDateColumn) return 'yyyy mm dd';
  return DATE_FORMATS.find(format => parseDate(first, format) !== undefined) ?? 'mm dd yyyy';
}
