import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** The choices of the app's Date format list, in its order. */
export const DATE_FORMATS = [
  'yyyy mm dd',
  'yy mm dd',
  'mm dd yyyy',
  'mm dd yy',
  'dd mm yyyy',
  'dd mm yy',
] as const;

export type DateFormat = (typeof DATE_FORMATS)[number];

const MONTHS = [
  /\bjan(?:\.|uary)?\b/i,
  /\bfeb(?:\.|ruary)?\b/i,
  /\bmar(?:\.|ch)?\b/i,
  /\bapr(?:\.|il)?\b/i,
  /\bmay\.?\b/i,
  /\bjun(?:\.|e)?\b/i,
  /\bjul(?:\.|y)?\b/i,
  /\baug(?:\.|ust)?\b/i,
  /\bsep(?:\.|tember)?\b/i,
  /\boct(?:\.|ober)?\b/i,
  /\bnov(?:\.|ember)?\b/i,
  /\bdec(?:\.|ember)?\b/i,
];

/** Dates that have been read, by format: a statement repeats the same few hundred dates. */
const known = new Map<DateFormat, Map<string, string | undefined>>();

/** How many dates of each format are kept. */
const MOST_KNOWN = 5000;

/**
 * A date in a CSV or QIF file, read the way the app reads it with a date format.
 *
 * @returns YYYY-MM-DD, or undefined if the app says "Invalid"
 */
export function parseDate(text: string | undefined, format: DateFormat): string | undefined {
  if (text === undefined) return undefined;
  const dates = known.get(format) ?? new Map<string, string | undefined>();
  known.set(format, dates);
  if (dates.has(text)) return dates.get(text);
  if (dates.size >= MOST_KNOWN) dates.clear();
  const date = readDate(text, format);
  dates.set(text, date);
  return date;
}

function readDate(text: string, format: DateFormat): string | undefined {
  const parts = partsOf(text, format.startsWith('yyyy') ? 4 : 2);
  const order = format.split(' ');
  const part = (letter: string) => parts[order.findIndex(name => name.startsWith(letter))] ?? '';
  const twoDigits = (digits: string) => (digits.length === 1 ? `0${digits}` : digits);
  const year = order.includes('yy') ? `20${part('y')}` : part('y');
  const date = `${year}-${twoDigits(part('m'))}-${twoDigits(part('d'))}`;
  return isValid(parseISO(date)) ? date : undefined;
}

/** The three numbers of a date. A date without separators is split after `first` digits, and again after two more. */
function partsOf(text: string, first: number): string[] {
  const numbered = MONTHS.reduce(
    (changed, name, month) => changed.replace(name, String(month + 1).padStart(2, '0')),
    text,
  );
  const parts = numbered.replace(/^\D+/, '').replace(/\D+$/, '').split(/\D+/);
  if (parts.length >= 3) return parts.slice(0, 3);
  const digits = text.replace(/\D/g, '');
  return [digits.slice(0, first), digits.slice(first, first + 2), digits.slice(first + 2)];
}

/** The number of days between two dates, whichever comes first. */
export function daysBetween(one: string, other: string): number {
  return Math.round(Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000);
}
