import { locale } from '@/strings/locale';
import { simulatorStrings } from '@/strings/simulator';
import type { View } from './address';
import type { Envelope, Month } from './plan';

/** The categories' names, in the order of a plan's envelopes. A plan may use only some of them, starting from the first. */
export const CATEGORIES = simulatorStrings.categories;

/** A plan starts in September, like the guide's example. */
const FIRST_MONTH = 8;

/** The name of a month in a plan. */
export function monthName(month: number, style: 'long' | 'short' = 'long'): string {
  const date = new Date(Date.UTC(2025, FIRST_MONTH + month, 1));
  return date.toLocaleDateString(locale, { month: style, timeZone: 'UTC' });
}

/** The start of the guide's example: money has arrived and isn't budgeted yet. */
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

/** The end of September and the start of October in the guide's example, with the same figures. */
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

/** The start on the home page: a month with one decision to make. */
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
