import type { ImportRow } from './types';

/** Figures to compare with the bank's statement, in cents. */
export interface Totals {
  count: number;
  moneyIn: number;
  moneyOut: number;
  net: number;
  inCount: number;
  outCount: number;
  /** The first and the last day, as YYYY-MM-DD; undefined without a readable date. */
  from?: string;
  to?: string;
}

/** The figures for some rows: what came in, what went out, and the days they cover. */
export function totalsOf(rows: readonly ImportRow[]): Totals {
  const totals: Totals = { count: rows.length, moneyIn: 0, moneyOut: 0, net: 0, inCount: 0, outCount: 0 };
  for (const { cents, date } of rows) {
    totals.net += cents;
    if (cents > 0) {
      totals.moneyIn += cents;
      totals.inCount += 1;
    }
    if (cents < 0) {
      totals.moneyOut += cents;
      totals.outCount += 1;
    }
    if (date === undefined) continue;
    if (totals.from === undefined || date < totals.from) totals.from = date;
    if (totals.to === undefined || date > totals.to) totals.to = date;
  }
  return totals;
}
