import { MAX_MONTHS, type Envelope, type Month, type Plan } from './plan';
import { LARGEST_AMOUNT } from './money';

/** A plan, and the month of it that is shown. */
export interface View {
  plan: Plan;
  month: number;
}

/** The prefix of a plan in the hash of an address. The hash never leaves the reader's browser. */
export const KEY = '#envelopes=';

/** The version of the format below. Other versions aren't read. */
const VERSION = '1';

/** More wouldn't fit on the screen. */
const MAX_CATEGORIES = 6;

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

/** The plan in a hash. Undefined if it's damaged, in another version of the format, or not a plan. */
export function fromHash(hash: string): View | undefined {
  if (!isPlanHash(hash)) return undefined;
  const [version, monthText = '', months = '', ...more] = hash.slice(KEY.length).split('~');
  const month = parseInt36(monthText);
  const plan = months.split('_').map(readMonth);
  if (version !== VERSION || more.length > 0 || month === undefined) return undefined;
  if (!plan.every(read => read !== undefined) || plan.length > MAX_MONTHS) return undefined;
  const categories = plan[0]?.envelopes.length;
  if (plan.some(({ envelopes }) => envelopes.length !== categories)) return undefined;
  return month >= 0 && month < plan.length ? { plan, month } : undefined;
}

function readMonth(code: string): Month | undefined {
  const numbers = code.split('.').map(parseInt36);
  if (!numbers.every(number => number !== undefined)) return undefined;
  const [income = 0, held = 0, ...rest] = numbers;
  const rollovers = rest.pop() ?? 0;
  const count = rest.length / 2;
  if (!Number.isInteger(count) || count < 1 || count > MAX_CATEGORIES) return undefined;
  if (held < 0 || rollovers < 0 || rollovers >= 2 ** count) return undefined;
  const envelopes = rest.slice(0, count).map((budgeted, at): Envelope => ({
    budgeted,
    spent: rest[count + at] ?? 0,
    rollover: Boolean(rollovers & (1 << at)),
  }));
  return { income, held, envelopes };
}

/** A number in base 36. Undefined if the text isn't such a number, or the number is too large to be entered. */
function parseInt36(text: string): number | undefined {
  if (!/^-?[\da-z]{1,7}$/.test(text)) return undefined;
  const number = parseInt(text, 36);
  return Math.abs(number) > MAX_MONTHS * LARGEST_AMOUNT ? undefined : number;
}
