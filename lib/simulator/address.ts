import type { Month, Plan } from './plan';

/** A plan, and the month of it that is shown. */
export interface View {
  plan: Plan;
  month: number;
}

/** The prefix of a plan in the hash of an address. The hash never leaves the reader's browser. */
export const KEY = '#envelopes=';

/** The version of the format below. Other versions aren't read. */
export const VERSION = '1';

/**
 * The hash for a plan: version, shown month, and for each month its income, held money, budgeted and spent amounts, and a bit
 * field of rollovers, all in base 36.
 */
export function toHash({ plan, month }: View): string {
  return KEY + [VERSION, month.toString(36), plan.map(monthCode).join('_')].join('~');
}

function monthCode({ income, held, envelopes }: Month): string {
  const rollovers = envelopes.reduce((bits, { rollover }, at) => bits | (Number(rollover) << at), 0);
  const amounts = [
    income,
    held,
    ...envelopes.map(({ budgeted }) => budgeted),
    ...envelopes.map(({ spent }) => spent),
  ];
  return [...amounts, rollovers].map(number => number.toString(36)).join('.');
}

/** Whether an address's hash is supposed to be a plan. */
export function isPlanHash(hash: string): boolean {
  return hash.startsWith(KEY);
}
