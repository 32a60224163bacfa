import { looseAmount, toCents } from './amounts';
import { parseDate } from './dates';
import { payeeName } from './payee-name';
import type { CsvRecord } from './formats/csv';
import type { Field, FileKind, ImportRow, Mapping, RawRow, Settings } from './types';

/** The name under which the app looks for a field when no column is chosen for it. */
const OWN_NAMES: Record<Field, string> = {
  date: 'date',
  payee: 'payee_name',
  notes: 'notes',
  category: 'category',
  amount: 'amount',
  outflow: 'outflow',
  inflow: 'inflow',
  inOut: 'inOut',
};

/**
 * A CSV line with its values by field. If no column is chosen for a field, it uses the column with the field's own name, if
 * there is one.
 */
export function mapRecord({ line, lines, values }: CsvRecord, mapping: Mapping): RawRow {
  const of = (field: Field): string | undefined => values[mapping[field] || OWN_NAMES[field]];
  return {
    line,
    lines,
    date: of('date'),
    payee: of('payee'),
    notes: of('notes'),
    category: of('category'),
    amount: of('amount'),
    outflow: of('outflow'),
    inflow: of('inflow'),
    inOut: of('inOut'),
  };
}

type AmountSettings = Pick<Settings, 'split' | 'inOut' | 'outValue' | 'flip'>;

/**
 * The amount that the app takes from a row, in cents. A string without a number is zero.
 *
 * @param row a row of any format
 */
export function centsOf(row: RawRow, { split, inOut, outValue, flip }: AmountSettings): number {
  let amount = split && !inOut ? splitAmount(row) : numberIn(row.amount);
  if (inOut) amount = row.inOut === outValue ? -Math.abs(amount) : Math.abs(amount);
  return toCents(flip ? -amount : amount);
}

/** The outflow, or the inflow if the outflow is zero. The signs in the file don't count. */
function splitAmount({ outflow, inflow }: RawRow): number {
  return -Math.abs(numberIn(outflow)) || Math.abs(numberIn(inflow));
}

const numberIn = (value: string | number | undefined): number =>
  (typeof value === 'string' ? looseAmount(value) : value) ?? 0;

/**
 * A row as the app would import it.
 *
 * @param kind the kind of file: dates in OFX and CAMT files need no date format
 */
export function importRow(raw: RawRow, settings: Settings, kind: FileKind): ImportRow {
  const { line, date, payee = '', notes, category = '', id } = raw;
  return {
    line,
    date: hasTextDates(kind) ? parseDate(date, settings.dateFormat) : date,
    dateText: date ?? '',
    payee,
    importedPayee: kind === 'csv' ? payeeName(payee) : payee.trim(),
    notes,
    category,
    amountText: amountText(raw, settings),
    cents: centsOf(raw, settings),
    id,
  };
}

function amountText({ amount, outflow, inflow }: RawRow, { split, inOut }: Settings): string {
  if (split && !inOut) return [outflow, inflow].filter(Boolean).join(' / ');
  return amount === undefined ? '' : String(amount);
}

/** Whether the app reads the dates with its Date format list. */
export const hasTextDates = (kind: FileKind) => kind === 'csv' || kind === 'qif';
