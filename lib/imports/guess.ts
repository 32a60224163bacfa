import { DATE_FORMATS, daysBetween, parseDate, type DateFormat } from './dates';
import { readCsv, type CsvOptions, type CsvTable } from './formats/csv';
import { guessColumns, isAmount, isDate } from './guess-columns';
import { centsOf, mapRecord } from './mapping';
import type { Settings } from './types';

/** The delimiters of the app's list. */
export const DELIMITERS = [',', ';', '|', '\t'] as const;

/** How many lines of a CSV file are looked at to find its delimiter and its header. */
const SAMPLE_LINES = 60;

/** The settings for a file before anything is known about it. */
export const DEFAULTS: Settings = {
  delimiter: ',',
  skipLines: 0,
  hasHeader: true,
  mapping: {},
  dateFormat: 'yyyy mm dd',
  split: false,
  inOut: false,
  outValue: '',
  flip: false,
  memoAsPayee: true,
};

/**
 * The delimiter, skipped lines, and header row that fit a CSV file best.
 *
 * @param text the whole file
 */
function guessShape(text: string): CsvOptions {
  const lines = text.slice(0, 200_000).split(/\r?\n/).slice(0, SAMPLE_LINES);
  const shapes = DELIMITERS.map(delimiter => shapeFor(lines, delimiter));
  const [first, ...rest] = shapes;
  return rest.reduce((best, shape) => (shape.score > best.score ? shape : best), first ?? NO_SHAPE).options;
}

const NO_SHAPE = { score: 0, options: { delimiter: ',', skipLines: 0, hasHeader: true } };

function shapeFor(lines: readonly string[], delimiter: string) {
  const rows = lines.map(line => cellsOf(line, delimiter));
  const data = rows.map(cells => cells.length > 1 && cells.some(isDate) && cells.some(isAmount));
  const certain = data.indexOf(true);
  const first = earliest(rows, certain);
  if (first === -1) return { ...NO_SHAPE, options: { ...NO_SHAPE.options, delimiter } };
  const width = rows[first]?.length ?? 0;
  const same = rows.filter((cells, at) => data[at] && cells.length === width).length;
  const header = headerBefore(rows, first, width);
  const options = {
    delimiter,
    skipLines: header ?? linesToSkip(rows, first),
    hasHeader: header !== undefined,
  };
  return { score: same * 10 + width, options };
}

/**
 * The row of the first transaction. Rows right before the first certain one are transactions without an amount if they have a
 * date and the same number of columns.
 */
function earliest(rows: readonly string[][], certain: number): number {
  const width = rows[certain]?.length;
  let first = certain;
  while (first > 0 && rows[first - 1]?.length === width && rows[first - 1]?.some(isDate)) first -= 1;
  return first;
}

/** The header is the last filled line before the first transaction, if it has names and about as many columns. */
function headerBefore(rows: readonly string[][], first: number, width: number): number | undefined {
  for (let at = first - 1; at >= 0; at -= 1) {
    const cells = rows[at] ?? [];
    const names = cells.filter(cell => cell !== '');
    if (names.length === 0) continue;
    const fits =
      names.length >= 2 && cells.length >= width - 2 && !names.some(cell => isDate(cell) || isAmount(cell));
    return fits ? linesToSkip(rows, at) : undefined;
  }
  return undefined;
}

/** The number of lines to skip so that a file starts at a given row. Empty lines don't have to be skipped. */
const linesToSkip = (rows: readonly string[][], at: number) =>
  rows.slice(0, at).some(cells => cells.some(cell => cell !== '')) ? at : 0;

/** The cells of one line. Good enough to count them; the table itself is read by the app's parser. */
function cellsOf(line: string, delimiter: string): string[] {
  const outside = line
    .replace(/^\uFEFF/, '')
    .split(/("(?:[^"]|"")*")/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(delimiter, '\0')))
    .join('');
  return outside.split('\0').map(cell => cell.trim().replace(/^"|"$/g, '').trim());
}

/**
 * The settings that fit a CSV file best, and the resulting table.
 *
 * @param chosen the delimiter, skipped lines, and header, as far as the reader has set them
 */
export function guessSettings(
  text: string,
  chosen: Partial<CsvOptions>,
): { settings: Settings; table: CsvTable } {
  const { delimiter, skipLines, hasHeader } = { ...guessShape(text), ...chosen };
  const shape = { delimiter, skipLines, hasHeader };
  const table = readCsv(text, shape);
  const columns = guessColumns({ ...table, records: table.records.slice(0, 500) }, shape.hasHeader);
  const dates = table.records.map(({ values }) => values[columns.mapping.date ?? ''] ?? '');
  const settings = { ...DEFAULTS, ...shape, ...columns, dateFormat: guessDateFormat(dates, shape.delimiter) };
  return { settings: { ...settings, flip: looksFlipped(table, settings) }, table };
}

/** How well a date format fits the dates in a file. */
interface Fit {
  format: DateFormat;
  read: number;
  /** How many dates are in order, either ascending or descending, as in a statement. */
  inOrder: number;
  /** The number of days from the earliest date to the latest. */
  span: number;
}

/**
 * The date format that reads the most dates. If several formats read equally many, these rules decide, in this order: one that
 * starts with a two-digit year comes last, more dates should be in order, they should cover a shorter time, and points or
 * semicolons mean that the day comes first.
 */
export function guessDateFormat(dates: readonly string[], delimiter = ','): DateFormat {
  const filled = dates.filter(text => text !== '');
  const dayFirst = delimiter === ';' || filled.some(text => /^\d{1,2}\./.test(text));
  const fits = DATE_FORMATS.map(format => fitOf(filled, format));
  const better = (one: Fit, other: Fit) =>
    other.read - one.read ||
    Number(one.format === 'yy mm dd') - Number(other.format === 'yy mm dd') ||
    other.inOrder - one.inOrder ||
    one.span - other.span ||
    Number(other.format.startsWith('dd') === dayFirst) - Number(one.format.startsWith('dd') === dayFirst);
  return [...fits].sort(better)[0]?.format ?? 'yyyy mm dd';
}

function fitOf(dates: readonly string[], format: DateFormat): Fit {
  const days = dates
    .flatMap(text => parseDate(text, format) ?? [])
    .filter(day => /^(?:19|20)\d\d-/.test(day));
  let up = 0;
  let down = 0;
  for (const [at, day] of days.entries()) {
    const before = days[at - 1];
    if (before !== undefined && day >= before) up += 1;
    if (before !== undefined && day <= before) down += 1;
  }
  const [from = '', to = ''] = [days.reduce(earlier, days[0] ?? ''), days.reduce(later, days[0] ?? '')];
  return {
    format,
    read: days.length,
    inOrder: Math.max(up, down),
    span: days.length > 0 ? daysBetween(from, to) : 0,
  };
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** Whether another date format reads every date of a file as a different day, so that only the reader knows which one is right. */
export function isAmbiguous(dates: readonly string[], format: DateFormat): boolean {
  const swapped = DATE_FORMATS.find(
    other =>
      other !== format &&
      other.split(' ').sort().join() === format.split(' ').sort().join() &&
      swaps(other, format),
  );
  const filled = dates.filter(text => text !== '');
  if (!swapped || filled.length === 0) return false;
  const others = filled.map(text => parseDate(text, swapped));
  return (
    others.every(day => day !== undefined) &&
    filled.some((text, at) => parseDate(text, format) !== others[at])
  );
}

const swaps = (one: DateFormat, other: DateFormat) =>
  one.indexOf('mm') + one.indexOf('dd') === other.indexOf('mm') + other.indexOf('dd');

/** Strings in the rows that pay money to a card. */
const TO_A_CARD = /payment|thank you|refund|autopay|credit|gutschrift|lastschrift|paiement|pago/i;

/** Whether a card's purchases are positive: most amounts are, and the others are payments to the card. */
function looksFlipped({ records }: CsvTable, settings: Settings): boolean {
  if (settings.split || settings.inOut) return false;
  const rows = records.map(record => mapRecord(record, settings.mapping));
  const negative = rows.filter(row => centsOf(row, settings) < 0);
  const isCard = negative.length > 0 && negative.length <= rows.length / 4;
  return isCard && negative.every(({ payee = '', notes = '' }) => TO_A_CARD.test(`${payee} ${notes}`));
}
