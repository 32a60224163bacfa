/** Amounts are in whole cents, as in the app's database. */

/** The sum of amounts. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The largest amount that can be entered, in cents. More wouldn't fit in its column. */
export const LARGEST_AMOUNT = 99_999_999;

const formatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount as the app shows it in a column: 1,200.00, with a minus sign if it's negative. */
export function formatAmount(cents: number): string {
  return `${cents < 0 ? '−' : ''}${formatter.format(Math.abs(cents) / 100)}`;
}

/** An amount in a sentence: $1,200.00. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${formatter.format(Math.abs(cents) / 100)}`;
}

/**
 * A number that a reader typed, without spaces and separators of thousands. As in the app's fields, a comma before the last one or
 * two digits is a decimal mark.
 */
export function plainNumber(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
}

/**
 * Parses an amount that a reader entered, in cents. It may have a sign and a dollar sign, and an empty field is zero.
 *
 * @returns undefined if it isn't an amount, has more than two decimals, or is larger than LARGEST_AMOUNT
 */
export function parseAmount(text: string): number | undefined {
  const [, sign, whole = '', decimals = ''] =
    /^([-−])?\$?(\d*)(?:\.(\d{0,2}))?$/.exec(plainNumber(text)) ?? [];
  if (!whole && !decimals) return text.trim() === '' ? 0 : undefined;
  const cents = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > LARGEST_AMOUNT) return undefined;
  return sign && cents > 0 ? -cents : cents;
}
