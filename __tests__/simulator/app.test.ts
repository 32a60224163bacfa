import { figures } from '@/lib/simulator/figures';
import {
  addMonth,
  at,
  copyLastMonth,
  coverOverspending,
  hold,
  resetHold,
  setBudgeted,
  setIncome,
  setRollover,
  setSpent,
  type Plan,
  type Source,
} from '@/lib/simulator/plan';
import recorded from './app-months.json';

/** The recording of tools/app/simulator-check in the real app. */
interface Step {
  do: string;
  category?: number;
  amount?: number;
  on?: boolean;
  from?: Source;
}

/** Applies the same step to a plan. */
function take(
  plan: Plan,
  month: number,
  { do: action, category = 0, amount = 0, on = false, from = 0 }: Step,
): Plan {
  const { income, envelopes } = at(plan, month);
  switch (action) {
    case 'receive':
      return setIncome(plan, month, income + amount);
    case 'budget':
      return setBudgeted(plan, month, category, amount);
    case 'spend':
      return setSpent(plan, month, category, (envelopes[category]?.spent ?? 0) + amount);
    case 'rollover':
      return setRollover(plan, month, category, on);
    case 'hold':
      return hold(plan, month, amount);
    case 'reset-hold':
      return resetHold(plan, month);
    case 'cover':
      return coverOverspending(plan, month, category, from);
    case 'copy-last-month':
      return copyLastMonth(plan, month);
    default:
      throw new Error(`no such step: ${action}`);
  }
}

/** The amounts of a month in the recording's format. */
function shown(plan: Plan, month: number) {
  const { balances, ...rest } = figures(plan, month);
  const envelopes = at(plan, month).envelopes.map((envelope, index) => ({
    ...envelope,
    balance: balances[index],
  }));
  return { ...rest, envelopes };
}

test('the recording has at least 20 months', () => {
  expect(recorded.scenarios.flatMap(({ months }) => months).length).toBeGreaterThanOrEqual(20);
});

describe.each(recorded.scenarios)('$name', ({ categories, months }) => {
  test.each(months.map((_, month) => month))('month %i matches the app', month => {
    const empty = { budgeted: 0, spent: 0, rollover: false };
    let plan: Plan = [{ income: 0, held: 0, envelopes: categories.map(() => empty) }];
    for (const [index, { steps }] of months.slice(0, month + 1).entries()) {
      if (index > 0) plan = addMonth(plan);
      plan = (steps as Step[]).reduce((before, step) => take(before, index, step), plan);
    }
    expect(shown(plan, month)).toEqual(months[month]?.figures);
  });
});
