import { EMPTY_MONTH, type Budget } from '@/lib/templates/budget';
import { runTemplates } from '@/lib/templates/run';

/** A budget of one month with this much to budget, and a category for each note. */
function budgetOf(toBudget: number, ...notes: string[]): Budget {
  const categories = notes.map((note, at) => ({
    name: `Category ${at + 1}`,
    note,
    opening: 0,
    rollover: false,
    months: [EMPTY_MONTH],
  }));
  return {
    firstMonth: '2025-11',
    opening: toBudget,
    incomes: [],
    categories,
    schedules: [],
    hideDecimals: false,
  };
}

const budgeted = (budget: Budget) => {
  const result = runTemplates(budget, budget.firstMonth, 'overwrite');
  return result.kind === 'applied' ? result.outcomes.map(outcome => outcome?.budgeted) : result;
};

test('categories with the same priority get money from top to bottom', () => {
  expect(budgeted(budgetOf(150_00, '#template-1 60', '#template-1 60', '#template-1 60'))).toEqual([
    60_00, 60_00, 30_00,
  ]);
});

test('priority 0 is budgeted in full, even without the money', () => {
  expect(budgeted(budgetOf(0, '#template 60'))).toEqual([60_00]);
});

test('remainders divide the remaining money by weight', () => {
  expect(budgeted(budgetOf(100_00, '#template remainder 2', '#template remainder'))).toEqual([66_67, 33_33]);
});

test('February has 29 days in a leap year', () => {
  const notes = '#template up to 5 per day';
  expect(budgeted({ ...budgetOf(0, notes), firstMonth: '2028-02' })).toEqual([145_00]);
  expect(budgeted({ ...budgetOf(0, notes), firstMonth: '2027-02' })).toEqual([140_00]);
});

test('"Apply" leaves an amount alone, and "Overwrite" doesn’t', () => {
  const budget = budgetOf(0, '#template 60');
  const filled = {
    ...budget,
    categories: budget.categories.map(category => ({
      ...category,
      months: [{ ...EMPTY_MONTH, budgeted: 5 }],
    })),
  };
  expect(runTemplates(filled, '2025-11', 'apply').kind).toBe('up-to-date');
  expect(budgeted(filled)).toEqual([60_00]);
});

describe('lines that the app would never finish', () => {
  test.each(['#template 10 repeat every 0 weeks starting 2025-01-01', '#template average 999999999 months'])(
    '%s counts forever',
    note => {
      expect(budgeted(budgetOf(0, note))).toEqual({ kind: 'aborted', reason: 'endless' });
    },
  );

  test('two cents for five remainders are never shared', () => {
    const notes = Array.from({ length: 5 }, () => '#template remainder');
    expect(budgeted(budgetOf(2, ...notes))).toEqual({ kind: 'aborted', reason: 'endless' });
  });

  test.each(['#template 1000000000000000', `#template copy from ${'9'.repeat(12)} months ago`])(
    '%s is too large',
    note => {
      expect(budgeted(budgetOf(0, note))).toEqual({ kind: 'aborted', reason: 'unsafe' });
    },
  );

  test('amounts that are too large stop a run even if they cancel each other out', () => {
    const notes = ['#template 1000000000000000', '#template -1000000000000000'];
    expect(budgeted(budgetOf(0, ...notes))).toEqual({ kind: 'aborted', reason: 'unsafe' });
  });

  test('10^12 is an amount like any other', () => {
    expect(budgeted(budgetOf(0, '#template 1000000000000'))).toEqual([10 ** 14]);
  });

  test('a number that is too large for JSON is ignored', () => {
    expect(budgeted(budgetOf(0, `#template ${'9'.repeat(400)}`))).toEqual([0]);
  });
});

test('dates that don’t exist don’t stop a run', () => {
  const notes = [
    '#template 10 repeat every 1 months starting 2025-02-31',
    '#template 10 by 2025-00 repeat every year',
    '#template 10 by 2026-99',
    '#template 10 by 2026-01 spend from 0000-00',
  ];
  expect(budgeted(budgetOf(0, ...notes))).toHaveLength(4);
});
