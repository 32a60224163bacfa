import { LARGEST_CENTS, looseAmount } from './amounts';
import type { CsvTable } from './formats/csv';
import { hasTextDates } from './mapping';
import type { FileKind, ImportRow, Problem, RawRow, Settings } from './types';

/** What is wrong with the rows in a file under the chosen settings. The app itself reports few of these problems. */
export function rowProblems(
  kind: FileKind,
  raws: readonly RawRow[],
  rows: readonly ImportRow[],
  settings: Settings,
): Problem[] {
  const marks = decimalMarks(raws, settings);
  return raws.flatMap((raw, at) => {
    const row = rows[at];
    if (!row) return [];
    return [
      ...dateProblems(kind, raw, row),
      ...(typeof raw.amount === 'number'
        ? numberProblems(raw, row)
        : amountProblems(raw, row, settings, marks)),
      ...payeeProblems(kind, row, settings),
    ];
  });
}

function payeeProblems(kind: FileKind, { payee, line }: ImportRow, { mapping }: Settings): Problem[] {
  const isExpected = kind !== 'csv' || mapping.payee !== undefined;
  return isExpected && payee.trim() === '' ? [{ kind: 'no-payee', line }] : [];
}

/** The first day that the app saves. One earlier row stops the whole import. */
const FIRST_DAY = '2000-01-01';

function dateProblems(kind: FileKind, { line }: RawRow, { date, dateText }: ImportRow): Problem[] {
  const isDay = date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date);
  if (isDay && date >= FIRST_DAY) return [];
  return [{ kind: isDay ? 'early-date' : badDate(kind, dateText), line, found: dateText, blocks: true }];
}

function badDate(kind: FileKind, text: string): Problem['kind'] {
  if (hasTextDates(kind)) return 'date';
  return text === '' ? 'no-date' : 'odd-date';
}

function numberProblems({ line }: RawRow, { cents, amountText }: ImportRow): Problem[] {
  return Math.abs(cents) > LARGEST_CENTS ? [{ kind: 'big-amount', line, found: amountText }] : [];
}

function amountProblems(
  raw: RawRow,
  { amountText }: ImportRow,
  settings: Settings,
  marks: ReadonlySet<string>,
): Problem[] {
  const { line } = raw;
  const texts = amountTexts(raw, settings).filter(text => text !== '');
  if (texts.length === 0) return [{ kind: 'no-amount', line, found: amountText }];
  const isSplit = settings.split && !settings.inOut;
  if (isSplit && texts.filter(text => (looseAmount(text) ?? 0) !== 0).length > 1)
    return [{ kind: 'both-amounts', line, found: amountText }];
  return texts.flatMap((found): Problem[] => {
    if (looseAmount(found) === undefined)
      return [{ kind: isBig(found) ? 'big-amount' : 'no-number', line, found }];
    if (/\d\s*[-−]$/.test(found)) return [{ kind: 'minus-after', line, found }];
    if (/−/.test(found)) return [{ kind: 'minus-after', line, found }];
    const [, mark] = /^[^.,]*\d([.,])\d{3}$/.exec(found) ?? [];
    return mark !== undefined && marks.has(mark) ? [{ kind: 'three-decimals', line, found }] : [];
  });
}

const isBig = (text: string) => (text.match(/\d/g)?.length ?? 0) > 12;

function amountTexts({ amount, outflow, inflow }: RawRow, { split, inOut }: Settings): string[] {
  return (split && !inOut ? [outflow, inflow] : [amount]).map(value => String(value ?? ''));
}

/** The marks that come before two decimals somewhere in the file, so they don't separate thousands. */
function decimalMarks(raws: readonly RawRow[], settings: Settings): Set<string> {
  const marks = raws.flatMap(raw =>
    amountTexts(raw, settings).flatMap(text => /\d([.,])\d{2}$/.exec(text)?.[1] ?? []),
  );
  return new Set(marks);
}

/** Fields without a column, and columns that the app can't tell apart. */
export function columnProblems(
  { columns, width, header }: CsvTable,
  { mapping, split, inOut }: Settings,
): Problem[] {
  const problems: Problem[] = [];
  const hasAmount = split && !inOut ? (mapping.outflow ?? mapping.inflow) : mapping.amount;
  if (mapping.date === undefined && !columns.includes('date'))
    problems.push({ kind: 'no-date-column', blocks: true });
  if (hasAmount === undefined && !columns.includes('amount')) problems.push({ kind: 'no-amount-column' });
  if (mapping.payee === undefined && !columns.includes('payee_name'))
    problems.push({ kind: 'no-payee-column' });
  const double = width > columns.length ? header.filter((name, at) => header.indexOf(name) !== at) : [];
  for (const found of new Set(double)) if (found !== '') problems.push({ kind: 'double-column', found });
  return problems;
}

/** Lines with more or fewer values than the header. They have a delimiter inside an unquoted field, or aren't transactions. */
export function widthProblems({ records, width, columns }: CsvTable, settings: Settings): Problem[] {
  const last = Math.max(
    ...Object.values(settings.mapping).map(name => (name === undefined ? -1 : columns.indexOf(name))),
  );
  return records.flatMap(({ line, width: own, values }): Problem[] => {
    // One extra value isn't an error, because some banks end each line with a delimiter.
    const isWide = settings.hasHeader && own > width + 1;
    if (!isWide && own > last) return [];
    const found = Object.values(values).join(settings.delimiter);
    return [{ kind: isWide ? 'many-columns' : 'few-columns', line, found }];
  });
}
