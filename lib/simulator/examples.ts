import { locale } from '@/strings/locale';
import { simulatorStrings } from '@/strings/simulator';
import type { View } from './address';
import type { Envelope, Month } from './plan';

/** The names of the categories, in the order of a plan's envelopes. A plan may use only the first ones. */
export const CATEGORIES = simulatorStrings.categories;

/** A plan begins in September, as the guide's example does. */
const FIRST_MONTH = 8;

/** The name of a plan's month. */
export function monthName(month: number, style: 'long' | 'short' = 'long'): string {
  const date = new Date(Date.UTC(2025, FIRST_MONTH + month, 1));
  return date.toLocaleDateString(locale, { month: style, timeZone: 'UTC' });
}

/** The guide's start: money has arrived, and nothing has a job yet. */
export const FRESH: View = {
  plan: [
    month(
      180_000,
      0,
      CATEGORIES.map(() => [0, 0]),
    ),
  ],
  month: 0,
};

/** The end of the guide's September and the first of its October, figure for figure. */
export const GUIDE: View = {
  plan: [
    month(420_000, 200_000, [
      [120_000, 120_000],
      [37_000, 36_000],
      [18_000, 18_000],
      [15_000, 15_800],
      [5_000, 0],
      [25_000, 0],
    ]),
    month(0, 0, [
      [120_000, 0],
      [37_000, 0],
      [15_000, 0],
      [16_000, 0],
      [5_000, 0],
      [6_200, 0],
    ]),
  ],
  month: 0,
};

/** The home page's start: a month with one thing to decide. */
export const OVERSPENT: View = {
  plan: [
    month(240_000, 0, [
      [130_000, 130_000],
      [52_000, 43_850],
      [18_000, 21_240],
    ]),
  ],
  month: 0,
};

function month(income: number, held: number, amounts: readonly (readonly [number, number])[]): Month {
  const envelopes = amounts.map(([budgeted, spent]): Envelope => ({ budgeted, spent, rollover: false }));
  return { income, held, envelopes };
}
