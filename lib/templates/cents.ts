/** The largest amount that the app calculates with, in cents (loot-core, shared/util: safeNumber). */
const LARGEST = 2 ** 51 - 1;

/** An amount as it's written in a line, converted to whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Whether the app can compute with this number. If not, it stops with an error. */
export function isSafe(cents: number): boolean {
  return Number.isInteger(cents) && Math.abs(cents) <= LARGEST;
}

/** An amount in cents, rounded to an amount without decimals, as the setting "Hide decimal places" requires. */
export function withoutFraction(cents: number): number {
  return toCents(Math.round(cents / 100));
}
