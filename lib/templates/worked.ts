import { workshopStrings } from '@/strings/workshop';
import type { Schedule } from './budget';
import type { Example, ExampleCategory } from './example';

const { names } = workshopStrings;

const MONTH = '2025-11';

/** The worked budgets to start from, by the names of their titles. */
export const WORKED: Readonly<Record<keyof typeof workshopStrings.examples, Example>> = {
  first: {
    month: MONTH,
    left: 0,
    incomes: [{ name: names.salary, amount: 280_000 }],
    categories: [
      category(names.rent, '#template 1100', 0, 110_000),
      category(names.groceries, '#template up to 450', 3500, 42_000),
      category(names.eatingOut, '#template-1 120 up to 200', 9500, 10_000),
      category(names.vacation, '#template-1 1200 by 2026-06 repeat every year'),
      category(names.savings, '#template remainder', 50_000),
    ],
    schedules: [],
  },
  bills: {
    month: MONTH,
    left: 12_000,
    incomes: [{ name: names.salary, amount: 240_000 }],
    categories: [
      category(names.rent, '#template 1100', 0, 110_000),
      category(names.internet, `#template schedule ${names.internet}`),
      category(names.electricity, '#template average 3 months', 0, 8400),
      category(names.car, `#template schedule ${names.car}`, 18_000),
      category(names.domain, `#template schedule full ${names.domain}`),
      category(names.savings, '#template remainder'),
    ],
    schedules: [
      schedule(names.internet, 6000, '2025-11-05', 'monthly', 'after'),
      schedule(names.car, 72_000, '2026-04-01', 'monthly', null, 6),
      schedule(names.domain, 1500, '2026-02-14', 'yearly', null),
    ],
  },
  saving: {
    month: MONTH,
    left: 0,
    incomes: [{ name: names.salary, amount: 160_000 }],
    categories: [
      category(names.gifts, '#template 600 by 2025-12 repeat every year', 40_000),
      category(names.car, '#template 720 by 2026-04 repeat every 6 months', 24_000),
      category(names.laptop, '#template 1500 by 2026-10'),
      category(names.emergency, '#template-1 200\n#goal 5000', 300_000),
      category(names.vacation, '#template remainder'),
    ],
    schedules: [],
  },
  weekly: {
    month: MONTH,
    left: 0,
    incomes: [{ name: names.salary, amount: 120_000 }],
    categories: [
      category(names.lunch, '#template up to 5 per day', 2000, 12_000),
      category(names.groceries, '#template up to 90 per week starting 2025-11-01 hold', 0, 38_000),
      category(names.cleaning, '#template 40 repeat every 2 weeks starting 2025-11-07', 0, 8000),
      category(names.clothing, '#template 60 up to 300', 18_000, 3000),
      category(names.savings, '#template remainder'),
    ],
    schedules: [],
  },
  short: {
    month: MONTH,
    left: 0,
    incomes: [{ name: names.salary, amount: 178_000 }],
    categories: [
      category(names.rent, '#template 1100', 0, 110_000),
      category(names.groceries, '#template up to 450', 3500, 45_000),
      category(names.eatingOut, '#template-2 120', 0, 12_000),
      category(names.gifts, '#template-1 100', 0, 10_000),
      category(names.clothing, '#template-3 60', 0, 6000),
      category(names.savings, '#template remainder'),
    ],
    schedules: [],
  },
  freelance: {
    month: MONTH,
    left: 90_000,
    incomes: [
      { name: names.clients, amount: 310_000 },
      { name: names.sideJobs, amount: 25_000 },
    ],
    categories: [
      category(names.tax, `#template 25% of ${names.clients}`, 0, 0),
      category(names.giving, '#template 5% of previous all income', 0, 16_750),
      category(names.rent, '#template 1100', 0, 110_000),
      category(names.pension, '#template-1 10% of available funds'),
      category(names.fun, `#template-2 50% of ${names.sideJobs}`, 0, 9000),
      category(names.savings, '#template remainder 2'),
      category(names.vacation, '#template remainder up to 1500'),
    ],
    schedules: [],
  },
};

function category(name: string, note: string, carried = 0, spent = 0): ExampleCategory {
  return { name, note, carried, budgeted: 0, spent };
}

function schedule(
  name: string,
  amount: number,
  date: string,
  frequency: 'monthly' | 'yearly',
  weekend: Schedule['weekend'],
  interval = 1,
): Schedule {
  return { name, amount, date, every: { frequency, interval, days: [], end: null }, weekend };
}
