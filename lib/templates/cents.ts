/** The largest amount that the app counts with, in cents (loot-core, shared/util: safeNumber). */
const LARGEST = 2 ** 51 - 1;

/** An amount as a line has it, in whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Whether the app can compute with this number. If not, it stops with an error. */
export function isSafe(cents: number): boolean {
  return Number.isInteger(cents) && Math.abs(cents) <= LARGEST;
}

/** Cents without their fraction of a whole amount, as the setting "Hide decimal places" asks for. */
export function withoutFraction(cents: number): number {
  return toCents(Math.round(cents / 100));
}
