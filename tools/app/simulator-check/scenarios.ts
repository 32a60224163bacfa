import { randomNumbers } from '../../../__tests__/support/random.ts';

/** One action in a month. Categories are numbers, and amounts are in cents. */
export type Step =
  | { do: 'receive'; amount: number }
  | { do: 'budget'; category: number; amount: number }
  | { do: 'spend'; category: number; amount: number }
  | { do: 'rollover'; category: number; on: boolean }
  | { do: 'hold'; amount: number }
  | { do: 'reset-hold' }
  | { do: 'cover'; category: number; from: number | 'to-budget' }
  /** Only in a month without a budget, which is where the simulator offers it. */
  | { do: 'copy-last-month' };

export interface Scenario {
  name: string;
  categories: string[];
  /** The steps of each month, starting with the first one. */
  months: Step[][];
}

const budget = (category: number, amount: number): Step => ({ do: 'budget', category, amount });
const spend = (category: number, amount: number): Step => ({ do: 'spend', category, amount });

const HOUSEHOLD = ['Rent', 'Groceries', 'Eating Out', 'Utilities', 'Car Insurance', 'Emergency Fund'];

/** The month in content/docs/getting-started/envelope-budgeting.mdx, and the next one. */
const guide: Scenario = {
  name: 'the month of the envelope budgeting guide',
  categories: HOUSEHOLD,
  months: [
    [
      { do: 'receive', amount: 180_000 },
      ...[120_000, 20_000, 10_000, 15_000, 5_000, 10_000].map((amount, category) => budget(category, amount)),
      spend(0, 120_000),
      spend(1, 13_000),
      spend(2, 4_500),
      { do: 'receive', amount: 240_000 },
      budget(1, 40_000),
      budget(2, 15_000),
      budget(5, 25_000),
      spend(1, 23_000),
      spend(2, 13_500),
      { do: 'cover', category: 2, from: 1 },
      spend(3, 15_800),
      { do: 'hold', amount: 200_000 },
    ],
    [120_000, 37_000, 15_000, 16_000, 5_000, 6_200].map((amount, category) => budget(category, amount)),
  ],
};

/** Overspending that is rolled over, reset, and covered; money that is held twice, in too large an amount, and released. */
const corners: Scenario = {
  name: 'rollover, holding and covering at their limits',
  categories: ['Work Trips', 'Groceries', 'Fun'],
  months: [
    [
      { do: 'receive', amount: 100_000 },
      budget(1, 40_000),
      spend(0, 30_000),
      { do: 'rollover', category: 0, on: true },
      spend(1, 45_050),
    ],
    [spend(0, 1), { do: 'hold', amount: 10_000 }, { do: 'hold', amount: 5_000 }],
    [{ do: 'hold', amount: 99_999_999 }, { do: 'reset-hold' }, { do: 'hold', amount: 500 }],
    [{ do: 'rollover', category: 0, on: false }, { do: 'copy-last-month' }],
    [{ do: 'receive', amount: 5_000 }, budget(2, 90_000), spend(2, 95_000)],
    [{ do: 'hold', amount: 1_000 }, { do: 'cover', category: 2, from: 'to-budget' }],
    [
      { do: 'receive', amount: 200_000 },
      spend(2, 12_345),
      { do: 'cover', category: 2, from: 'to-budget' },
      spend(1, 50_000),
      budget(0, 2_000),
      { do: 'cover', category: 1, from: 0 },
      { do: 'cover', category: 1, from: 2 },
    ],
    [spend(1, -20_000), { do: 'copy-last-month' }, budget(0, -1_500), { do: 'hold', amount: 7_777 }],
    [{ do: 'rollover', category: 1, on: true }, spend(1, 250_000)],
    [{ do: 'copy-last-month' }],
  ],
};

/** Random actions in random months. The same seed gives the same months. */
function wanderer(seed: number, monthCount = 12): Scenario {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const category = () => below(4);
  const makers: (() => Step)[] = [
    () => budget(category(), below(80_000)),
    () => budget(category(), below(40_000)),
    () => spend(category(), below(50_000)),
    () => spend(category(), below(60_000)),
    () => spend(category(), -below(5_000)),
    () => ({ do: 'rollover', category: category(), on: random() < 0.5 }),
    () => ({ do: 'hold', amount: 1 + below(90_000) }),
    () => ({ do: 'reset-hold' }),
    () => ({ do: 'cover', category: category(), from: random() < 0.4 ? 'to-budget' : category() }),
  ];
  const steps = (month: number): Step[] => [
    ...(month > 0 && random() < 0.4 ? [{ do: 'copy-last-month' } as const] : []),
    { do: 'receive', amount: below(250_000) },
    ...Array.from({ length: 10 }, () => makers[below(makers.length)]?.() ?? budget(0, 0)),
  ];
  return {
    name: `anything at any time, number ${seed}`,
    categories: ['One', 'Two', 'Three', 'Four'],
    months: Array.from({ length: monthCount }, (_, month) => steps(month)),
  };
}

export const scenarios: Scenario[] = [guide, corners, wanderer(1), wanderer(2), wanderer(3)];
