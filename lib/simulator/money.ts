/** Amounts are whole cents, as in the app's database. */

/** The largest amount that can be typed, in cents: more would not fit its column. */
export const LARGEST_AMOUNT = 99_999_999;

const formatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount as the app writes it in a column: 1,200.00; a minus sign before what is below zero. */
export function formatAmount(cents: number): string {
  return `${cents < 0 ? '−' : ''}${formatter.format(Math.abs(cents) / 100)}`;
}

/** An amount in a sentence: $1,200.00. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${formatter.format(Math.abs(cents) / 100)}`;
}

/**
 * The cents that a reader typed. Dollar signs, spaces and thousands commas are allowed, an empty field is zero.
 *
 * @returns undefined for what is no amount, has more than two decimals or is larger than LARGEST_AMOUNT
 */
export function parseAmount(text: string): number | undefined {
  const [, sign, whole = '', decimals = ''] =
    /^([-−])?\$?(\d*)(?:\.(\d{0,2}))?$/.exec(text.replace(/[\s,]/g, '')) ?? [];
  if (!whole && !decimals) return text.trim() === '' ? 0 : undefined;
  const cents = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > LARGEST_AMOUNT) return undefined;
  return sign && cents > 0 ? -cents : cents;
}
