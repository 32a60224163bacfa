import { plainNumber } from '../money';

/** What a reader can ask for, in the order of the chooser. */
export const WISHES = [
  'monthly',
  'fill',
  'by',
  'repeat',
  'percent',
  'schedule',
  'average',
  'copy',
  'remainder',
  'goal',
] as const;
export type Wish = (typeof WISHES)[number];

/** The values of the chooser's fields. Each wish reads some of them. */
export interface WishFields {
  /** As typed: `1200` or `12.50`. */
  amount: string;
  /** As typed; empty for no limit. */
  limit: string;
  month: string;
  /** After how many months a target repeats; 0 for never. */
  again: number;
  day: string;
  every: number;
  unit: 'days' | 'weeks' | 'months' | 'years';
  percent: string;
  source: string;
  schedule: string;
  full: boolean;
  count: number;
  weight: number;
  priority: number;
}

/** Which fields a wish reads, in the order in which the chooser asks for them. */
export const FIELDS: Readonly<Record<Wish, readonly (keyof WishFields)[]>> = {
  monthly: ['amount', 'limit'],
  fill: ['amount'],
  by: ['amount', 'month', 'again'],
  repeat: ['amount', 'every', 'unit', 'day'],
  percent: ['percent', 'source'],
  schedule: ['schedule', 'full'],
  average: ['count'],
  copy: ['count'],
  remainder: ['weight', 'limit'],
  goal: ['amount'],
};

/** The line for a wish. The app can't read it if a field that needs an amount has none. */
export function compose(wish: Wish, fields: WishFields): string {
  if (wish === 'goal') return `#goal ${plainNumber(fields.amount).replace(/^\p{Sc}/u, '')}`;
  const hasPriority = fields.priority > 0 && wish !== 'remainder';
  return `#template${hasPriority ? `-${fields.priority}` : ''} ${body(wish, fields)}`;
}

function body(wish: Exclude<Wish, 'goal'>, fields: WishFields): string {
  const amount = plainNumber(fields.amount);
  const most = plainNumber(fields.limit);
  const limit = most ? ` up to ${most}` : '';
  switch (wish) {
    case 'monthly':
      return amount + limit;
    case 'fill':
      return `up to ${amount}`;
    case 'by':
      return `${amount} by ${fields.month}${again(fields.again)}`;
    case 'repeat':
      return `${amount} repeat every ${fields.every} ${fields.unit} starting ${fields.day}`;
    case 'percent':
      return `${plainNumber(fields.percent.replace('%', ''))}% of ${fields.source}`;
    case 'schedule':
      return `schedule ${fields.full ? 'full ' : ''}${fields.schedule}`;
    case 'average':
      return `average ${fields.count} months`;
    case 'copy':
      return `copy from ${fields.count} months ago`;
    case 'remainder':
      return `remainder${fields.weight > 1 ? ` ${fields.weight}` : ''}${limit}`;
  }
}

function again(months: number): string {
  if (months === 0) return '';
  if (months % 12 !== 0) return ` repeat every ${months} months`;
  return months === 12 ? ' repeat every year' : ` repeat every ${months / 12} years`;
}
