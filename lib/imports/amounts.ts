/** The largest number of cents that the app reads from a file: it rejects larger amounts, because sums would no longer be exact. */
export const LARGEST_CENTS = 2 ** 51 - 1;

/**
 * The number in a string, read the way the app reads amounts in CSV and QIF files. The last point or comma is the decimal mark if
 * one, two, or four to nine other characters follow it. Everything except digits and minus signs is dropped.
 *
 * @returns undefined if the text has no number, or if the number is above LARGEST_CENTS
 */
export function looseAmount(text: string): number | undefined {
  const inParentheses = text.startsWith('(') && text.endsWith(')');
  const signed = inParentheses ? text.replace('(', '-').replace(')', '') : text;
  const mark = /[.,](?:[^.,]{4,9}|[^.,]{1,2})$/.exec(signed);
  const digits = (part: string) => part.replace(/[^\d-]/g, '');
  const number = mark
    ? `${digits(signed.slice(0, mark.index))}.${digits(signed.slice(mark.index + 1))}`
    : digits(signed);
  const amount = Number.parseFloat(number);
  return Number.isNaN(amount) || Math.abs(amount * 100) > LARGEST_CENTS ? undefined : amount;
}

/**
 * The number in an amount of an OFX file, where the decimal mark can only be a period.
 *
 * @returns undefined if the app says "Invalid amount format" and imports nothing
 */
export function ofxAmount(text: unknown): number | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  const trimmed = text.trim();
  const inParentheses = trimmed.startsWith('(') && trimmed.endsWith(')');
  const kept = (inParentheses ? `-${trimmed.slice(1, -1)}` : trimmed).replace(/[^\d.-]/g, '');
  const [whole = '', ...decimals] = kept.split('.');
  const amount = Number.parseFloat(decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole);
  return Number.isNaN(amount) ? undefined : amount;
}

/** An amount in whole cents, rounded as the app does. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) || 0;
}
