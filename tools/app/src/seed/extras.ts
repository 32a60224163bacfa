/** Payees by name, and categories and accounts by key. They're resolved to ids when the budget is built. */
export type Ref = { payee?: string; category?: string; account?: string };

export type SeedSchedule = {
  name: string;
  payee: string;
  account: string;
  amount: number | { num1: number; num2: number };
  amountOp: 'is' | 'isapprox' | 'isbetween';
  start: string;
  frequency: 'monthly' | 'weekly' | 'yearly';
  patterns?: { type: 'day'; value: number }[];
  weekends?: 'before' | 'after';
  posts?: boolean;
};

export const schedules: SeedSchedule[] = [
  {
    name: 'Rent',
    payee: 'Maple Court Apartments',
    account: 'checking',
    amount: -145000,
    amountOp: 'is',
    start: '2024-11-01',
    frequency: 'monthly',
  },
  {
    name: 'Internet',
    payee: 'Fernline Internet',
    account: 'checking',
    amount: -5500,
    amountOp: 'is',
    start: '2024-11-18',
    frequency: 'monthly',
  },
  {
    name: 'Phones',
    payee: 'Bluebell Mobile',
    account: 'checking',
    amount: -6200,
    amountOp: 'is',
    start: '2024-11-20',
    frequency: 'monthly',
  },
  {
    name: 'Electricity',
    payee: 'Northgate Electric',
    account: 'checking',
    amount: -9500,
    amountOp: 'isapprox',
    start: '2024-11-12',
    frequency: 'monthly',
  },
  {
    name: 'Water and trash',
    payee: 'City of Alder Water',
    account: 'checking',
    amount: -4800,
    amountOp: 'is',
    start: '2024-11-15',
    frequency: 'monthly',
  },
  {
    name: 'Car loan',
    payee: 'transfer:loan',
    account: 'checking',
    amount: -28500,
    amountOp: 'is',
    start: '2024-11-22',
    frequency: 'monthly',
  },
  {
    name: 'Car insurance',
    payee: 'Oakshield Insurance',
    account: 'checking',
    amount: -9600,
    amountOp: 'is',
    start: '2024-11-27',
    frequency: 'monthly',
  },
  {
    name: 'Alex’s salary',
    payee: 'Brightwater Studio',
    account: 'checking',
    amount: 268000,
    amountOp: 'is',
    start: '2024-11-01',
    frequency: 'monthly',
    weekends: 'before',
  },
  {
    name: 'Sam’s salary',
    payee: 'Tallgrass Clinic',
    account: 'checking',
    amount: { num1: 115000, num2: 130000 },
    amountOp: 'isbetween',
    start: '2024-11-10',
    frequency: 'monthly',
    patterns: [
      { type: 'day', value: 10 },
      { type: 'day', value: 25 },
    ],
    weekends: 'before',
  },
  {
    name: 'News subscription',
    payee: 'Paper Crane News',
    account: 'card',
    amount: -800,
    amountOp: 'is',
    start: '2024-11-21',
    frequency: 'monthly',
    posts: true,
  },
];

type Condition = {
  field: string;
  op: string;
  value: string | number | string[];
  ref?: 'payee' | 'category' | 'account';
};
type Action = {
  op: string;
  field?: string;
  value: string | number | null;
  ref?: 'payee' | 'category';
  options?: Record<string, unknown>;
};
export type SeedRule = {
  stage: null | 'pre' | 'post';
  conditionsOp: 'and' | 'or';
  conditions: Condition[];
  actions: Action[];
};

const category = (value: string): Action => ({ op: 'set', field: 'category', value, ref: 'category' });
const payeeIs = (value: string): Condition => ({ field: 'payee', op: 'is', value, ref: 'payee' });

export const rules: SeedRule[] = [
  {
    stage: 'pre',
    conditionsOp: 'and',
    conditions: [{ field: 'imported_payee', op: 'contains', value: 'greenleaf mkt' }],
    actions: [{ op: 'set', field: 'payee', value: 'Greenleaf Market', ref: 'payee' }],
  },
  {
    stage: 'pre',
    conditionsOp: 'or',
    conditions: [
      { field: 'imported_payee', op: 'contains', value: 'roadrunner' },
      { field: 'imported_payee', op: 'contains', value: 'rr fuel' },
    ],
    actions: [{ op: 'set', field: 'payee', value: 'Roadrunner Fuel', ref: 'payee' }],
  },
  {
    stage: null,
    conditionsOp: 'and',
    conditions: [
      {
        field: 'payee',
        op: 'oneOf',
        value: ['Greenleaf Market', 'Corner Pantry', 'Sunday Farm Stand'],
        ref: 'payee',
      },
    ],
    actions: [category('groceries')],
  },
  { stage: null, conditionsOp: 'and', conditions: [payeeIs('Roadrunner Fuel')], actions: [category('fuel')] },
  {
    stage: null,
    conditionsOp: 'and',
    conditions: [payeeIs('Oakshield Insurance'), { field: 'amount', op: 'is', value: -9600 }],
    actions: [category('carinsurance'), { op: 'set', field: 'notes', value: 'Car policy' }],
  },
  {
    stage: null,
    conditionsOp: 'and',
    conditions: [payeeIs('The Copper Kettle'), { field: 'amount', op: 'lt', value: -5000 }],
    actions: [category('dining'), { op: 'append-notes', value: ' #date-night' }],
  },
  {
    stage: 'post',
    conditionsOp: 'and',
    conditions: [payeeIs('Bluebell Mobile')],
    actions: [
      { op: 'set', field: 'notes', value: 'Two phones, one bill' },
      { op: 'set-split-amount', value: -4200, options: { splitIndex: 1, method: 'fixed-amount' } },
      { op: 'set', field: 'category', value: 'phones', ref: 'category', options: { splitIndex: 1 } },
      { op: 'set-split-amount', value: null, options: { splitIndex: 2, method: 'remainder' } },
      { op: 'set', field: 'category', value: 'alex', ref: 'category', options: { splitIndex: 2 } },
    ],
  },
];

export const tags = [
  { tag: 'date-night', color: '#c2185b', description: 'Evenings out, just the two of us' },
  { tag: 'reimbursable', color: '#2e7d32', description: 'Someone pays this back' },
  { tag: 'birthday', color: '#6a1b9a', description: 'Presents and parties' },
  { tag: 'seaside', color: '#0277bd', description: 'June 2025 by the sea' },
  { tag: 'holidays', color: '#b23c17', description: 'December' },
  { tag: 'friends', color: null, description: null },
];

export const savedFilters = [
  {
    name: 'Date nights',
    conditionsOp: 'and',
    conditions: [{ field: 'notes', op: 'hasTags', value: '#date-night', type: 'string' }],
  },
];

/** What the custom reports of the pictures have in common. */
export const REPORT = {
  startDate: '2025-06-01',
  endDate: '2025-11-30',
  isDateStatic: false,
  interval: 'Monthly',
  sortBy: 'desc',
  showEmpty: false,
  showOffBudget: false,
  showHiddenCategories: false,
  showUncategorized: false,
  trimIntervals: false,
  includeCurrentInterval: true,
  conditions: [],
  conditionsOp: 'and',
};

export const dashboardReport = {
  ...REPORT,
  name: 'Where It Goes',
  dateRange: 'Last 6 months',
  mode: 'total',
  groupBy: 'Category',
  balanceType: 'Payment',
  graphType: 'DonutGraph',
};

export const dashboardWidgets = [
  { type: 'calendar-card', width: 4, height: 4, x: 8, y: 2, meta: { name: 'This Month' } },
  {
    type: 'summary-card',
    width: 4,
    height: 2,
    x: 0,
    y: 4,
    meta: {
      name: 'Groceries per Month',
      content: JSON.stringify({ type: 'avgPerMonth', fontSize: 32 }),
      timeFrame: { start: '2025-05', end: '2025-10', mode: 'static' },
      conditions: [{ field: 'category', op: 'is', value: 'groceries', type: 'id' }],
      conditionsOp: 'and',
    },
  },
  {
    type: 'markdown-card',
    width: 4,
    height: 2,
    x: 4,
    y: 4,
    meta: {
      content:
        '### Savings plan\n\n- Vacation: **$3,600** by July\n- New laptop: **$1,500** by March\n- Tires before the winter of 2026',
    },
  },
];
