import { daysBetween } from './dates';
import { payeeName } from './payee-name';
import type { ImportRow } from './types';

/** How the app recognizes a row: by the bank's ID, by amount and payee, or by the amount alone. */
export type MatchKind = 'id' | 'payee' | 'amount';

/** A row of a later file, and the one in the account that the app takes for the same transaction. */
export interface Match {
  kind: MatchKind;
  /** The matching row that's already in the account, as its index in the first list. */
  existing: number;
  /** The number of days between the two rows. */
  days: number;
  /** Whether the app has nothing to add to the existing row, which it marks with a minus sign. */
  unchanged: boolean;
}

/** The number of days before and after a row's date in which the app looks for the same amount. */
const NEAR_DAYS = 7;

/**
 * What the app does with each row of a second file when the first file is already in the account. The app starts with a file's
 * last row, and looks for the surest matches first: the bank's ID, then the same payee, then any row with the same amount.
 *
 * @param first rows of the first file, in its order
 * @param second rows of the second file
 * @returns the match for each row of the second file, or undefined for a new row
 */
export function findMatches(
  first: readonly ImportRow[],
  second: readonly ImportRow[],
): (Match | undefined)[] {
  const register = registerOf(first);
  const matched = new Set<number>();
  const matches: (Match | undefined)[] = second.map(() => undefined);
  const order = [...second.entries()].reverse();
  const note = (at: number, row: ImportRow, existing: number | undefined, kind: MatchKind) => {
    const known = existing === undefined ? undefined : first[existing];
    if (existing === undefined || !known) return;
    matched.add(existing);
    const days = daysBetween(row.date ?? '', known.date ?? '');
    matches[at] = { kind, existing, days, unchanged: !hasNews(known, row) };
  };
  for (const [at, row] of order) if (row.id) note(at, row, register.byId.get(row.id), 'id');
  const names = first.map(nameOf);
  for (const kind of ['payee', 'amount'] as const)
    for (const [at, row] of order) {
      if (matches[at]) continue;
      const name = nameOf(row);
      const fits = (existing: number) =>
        !matched.has(existing) &&
        !(row.id && first[existing]?.id) &&
        (kind === 'amount' || (name !== '' && names[existing] === name));
      note(at, row, findNear(register, row, fits), kind);
    }
  return matches;
}

interface Register {
  /** The newest row with each ID. */
  byId: Map<string, number>;
  /** The rows with each amount on each day, in the file's order. */
  byDay: Map<string, number[]>;
}

function registerOf(rows: readonly ImportRow[]): Register {
  const register: Register = { byId: new Map(), byDay: new Map() };
  for (const [at, { id, cents, date = '' }] of rows.entries()) {
    const known = id ? register.byId.get(id) : undefined;
    if (id && (known === undefined || (rows[known]?.date ?? '') <= date)) register.byId.set(id, at);
    const key = `${cents} ${dayNumber(date)}`;
    const sameDay = register.byDay.get(key);
    if (sameDay) sameDay.push(at);
    else register.byDay.set(key, [at]);
  }
  return register;
}

/** The first row that fits, among those nearest in time. If two days are equally near, the earlier one comes first. */
function findNear(
  { byDay }: Register,
  { cents, date = '' }: ImportRow,
  fits: (existing: number) => boolean,
): number | undefined {
  const day = dayNumber(date);
  for (let days = 0; days <= NEAR_DAYS; days += 1)
    for (const near of days === 0 ? [day] : [day - days, day + days]) {
      const found = byDay.get(`${cents} ${near}`)?.find(fits);
      if (found !== undefined) return found;
    }
  return undefined;
}

const dayNumber = (date: string) => Math.round(Date.parse(date) / 86_400_000);

/** Payees that only differ in their capital letters count as the same. */
const nameOf = ({ payee }: ImportRow) => payeeName(payee).toLowerCase();

/**
 * Whether a match changes something: the app fills in what is empty, and takes the file's ID and imported payee. Existing
 * notes that are an empty string (from an empty cell) always count as changed.
 */
function hasNews(existing: ImportRow, incoming: ImportRow): boolean {
  return (
    (incoming.id ?? '') !== (existing.id ?? '') ||
    incoming.importedPayee !== existing.importedPayee ||
    (existing.notes || incoming.notes || undefined) !== existing.notes
  );
}
