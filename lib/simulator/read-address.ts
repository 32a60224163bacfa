import { isPlanHash, KEY, VERSION, type View } from './address';
import { LARGEST_AMOUNT } from '@/lib/money';
import { MAX_MONTHS, type Envelope, type Month } from './plan';

/** More wouldn't fit on the screen. */
const MAX_CATEGORIES = 6;

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
