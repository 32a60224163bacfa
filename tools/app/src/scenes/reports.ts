import type { App } from '../app.ts';
import type { Scene } from '../scene.ts';

const main = (app: App, height = 800) => app.around([{ x: 240, y: 0, width: 1040, height }], { pad: 0 });

async function open(app: App, path: string): Promise<void> {
  await app.go(path);
  await app.settle(1200);
}

async function openRange(app: App, path: string, range: string): Promise<void> {
  await open(app, path);
  await app.button(range).click();
  await app.settle(1200);
}

type Report = { mode: string; groupBy: string; graphType: string; balanceType: string; dateRange: string };

/** A saved report, opened by its address. */
async function customReport(app: App, name: string, report: Report): Promise<void> {
  const id = await app.send<string>('report/create', {
    name,
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
    ...report,
  });
  await app.reload();
  await open(app, `/reports/custom/${id}`);
}

export const reportScenes: Scene[] = [
  { name: 'reports-dashboard', description: 'The dashboard of reports', steps: app => open(app, '/reports') },
  {
    name: 'reports-dashboard-edit',
    description: 'The dashboard while it is being edited',
    steps: async app => {
      await open(app, '/reports');
      await app.button('Edit dashboard').click();
      await app.settle(600);
    },
  },
  {
    name: 'reports-add-widget',
    description: 'The widgets a dashboard can hold',
    steps: async app => {
      await open(app, '/reports');
      await app.button('Add new widget').click();
      await app.settle();
    },
    crop: app => main(app, 560),
  },
  {
    name: 'report-net-worth',
    description: 'The net worth report',
    steps: app => openRange(app, '/reports/net-worth', '1 year'),
    crop: main,
  },
  {
    name: 'report-cash-flow',
    description: 'The cash flow report',
    steps: app => openRange(app, '/reports/cash-flow', '6 months'),
    crop: main,
  },
  {
    name: 'report-spending',
    description: 'The monthly spending report',
    steps: app => open(app, '/reports/spending'),
    crop: main,
  },
  {
    name: 'report-custom',
    description: 'A custom report: spending by category as bars',
    steps: app =>
      customReport(app, 'Spending by category', {
        mode: 'total',
        groupBy: 'Category',
        graphType: 'BarGraph',
        balanceType: 'Payment',
        dateRange: 'Last 6 months',
      }),
    crop: main,
  },
  {
    name: 'report-custom-table',
    description: 'A custom report as a table over time',
    steps: app =>
      customReport(app, 'Spending by month', {
        mode: 'time',
        groupBy: 'Category',
        graphType: 'TableGraph',
        balanceType: 'Payment',
        dateRange: 'Last 6 months',
      }),
    crop: main,
  },
  {
    name: 'report-summary',
    description: 'A summary report',
    steps: app => open(app, '/reports/summary'),
    crop: main,
  },
  {
    name: 'report-calendar',
    description: 'The calendar report',
    steps: app => openRange(app, '/reports/calendar', '3 months'),
    crop: main,
  },
];
