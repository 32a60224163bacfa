import { isPlanHash, toHash } from '@/lib/simulator/address';
import { fromHash } from '@/lib/simulator/read-address';
import { FRESH, GUIDE, OVERSPENT } from '@/lib/simulator/examples';
import { addMonth, setBudgeted, setRollover, setSpent, type Plan } from '@/lib/simulator/plan';

/** Every kind of value: a refund, a negative budget, a rollover, and twelve months. */
const everything: Plan = Array.from({ length: 20 }).reduce<Plan>(
  addMonth,
  setRollover(setSpent(setBudgeted(FRESH.plan, 0, 1, -12_345), 0, 5, -99_999_999), 0, 3, true),
);

test.each([
  ['the fresh start', FRESH],
  ['the guide', GUIDE],
  ['the home page', OVERSPENT],
  ['a long plan', { plan: everything, month: 11 }],
])('%s can be restored from its address', (_, view) => {
  expect(fromHash(toHash(view))).toEqual(view);
});

test('the address is short and needs no escaping', () => {
  expect(toHash(GUIDE)).toMatch(/^#envelopes=[\w.~-]+$/);
  expect(toHash(GUIDE).length).toBeLessThan(150);
});

test("a heading's hash isn't a plan", () => {
  expect(isPlanHash('#try-it-yourself')).toBe(false);
  expect(fromHash('#try-it-yourself')).toBeUndefined();
});

test.each([
  ['nothing', '#envelopes='],
  ['another version', '#envelopes=2~0~1.0.0.0.0'],
  ['a missing month', '#envelopes=1~1~1.0.0.0.0'],
  ['a month before the first', '#envelopes=1~-1~1.0.0.0.0'],
  ['a missing amount', '#envelopes=1~0~1.0.0.0'],
  ['no categories', '#envelopes=1~0~1.0.0'],
  ['seven categories', `#envelopes=1~0~${Array(17).fill('0').join('.')}`],
  ['invalid characters', '#envelopes=1~0~1.0.<b>.0.0'],
  ["an amount that can't be entered", '#envelopes=1~0~zzzzzzz.0.0.0.0'],
  ['held money below zero', '#envelopes=1~0~1.-1.0.0.0'],
  ['a rollover of a missing category', '#envelopes=1~0~1.0.0.0.2'],
  ['months of different sizes', '#envelopes=1~0~1.0.0.0.0_1.0.0.0.0.0.0'],
  ['thirteen months', `#envelopes=1~0~${Array(13).fill('1.0.0.0.0').join('_')}`],
  ['more fields', '#envelopes=1~0~1.0.0.0.0~1'],
])('rejects an address with %s', (_, hash) => {
  expect(fromHash(hash)).toBeUndefined();
});
