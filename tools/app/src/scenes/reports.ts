import type { App } from '../app.ts';
import type { Scene } from '../scene.ts';
import { REPORT } from '../seed/extras.ts';
import { mark, PANEL, SMALL_TEXT_WIDTH } from './panel.ts';

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
    ...REPORT,
    name,
    ...report,
  });
  await app.reload();
  await open(app, `/reports/custom/${id}`);
}

/** Opens a custom report that shows the spending of each category as a bar. */
export const openSpendingByCategory = (app: App): Promise<void> =>
  customReport(app, 'Spending by category', {
    mode: 'total',
    groupBy: 'Category',
    graphType: 'BarGraph',
    balanceType: 'Payment',
    dateRange: 'Last 6 months',
  });

/** Opens a custom report that lists the spending of each category by month. */
export const openSpendingByMonth = (app: App): Promise<void> =>
  customReport(app, 'Spending by month', {
    mode: 'time',
    groupBy: 'Category',
    graphType: 'TableGraph',
    balanceType: 'Payment',
    dateRange: 'Last 6 months',
  });

export const reportScenes: Scene[] = [
  {
    name: 'reports-dashboard',
    noPhone: "The dashboard can't be changed on a phone.",
    ...PANEL,
    wholeWindow: true,
    description: 'The reports dashboard',
    steps: app => open(app, '/reports'),
    marks: [
      mark('Add new widget', app => app.button('Add new widget')),
      mark('Edit dashboard', app => app.button('Edit dashboard')),
    ],
  },
  {
    name: 'reports-dashboard-edit',
    noPhone: "The dashboard can't be changed on a phone.",
    ...PANEL,
    wholeWindow: true,
    marks: [mark('Finish editing dashboard', app => app.button('Finish editing dashboard'))],
    description: 'The reports dashboard in editing mode',
    steps: async app => {
      await open(app, '/reports');
      await app.button('Edit dashboard').click();
      await app.settle(600);
    },
  },
  {
    name: 'reports-add-widget',
    noPhone: "The dashboard can't be changed on a phone.",
    ...PANEL,
    description: 'The widgets you can add to a dashboard',
    steps: async app => {
      await open(app, '/reports');
      await app.button('Add new widget').click();
      await app.settle();
    },
    crop: () => Promise.resolve({ x: PANEL.width - SMALL_TEXT_WIDTH, y: 0, width: SMALL_TEXT_WIDTH, height: 480 }),
  },
  {
    name: 'report-net-worth',
    ...PANEL,
    description: 'The net worth report',
    steps: app => openRange(app, '/reports/net-worth', '1 year'),
    height: 620,
  },
  {
    name: 'report-cash-flow',
    ...PANEL,
    description: 'The cash flow report',
    steps: app => openRange(app, '/reports/cash-flow', '6 months'),
    height: 620,
  },
  {
    name: 'report-spending',
    ...PANEL,
    description: 'The monthly spending report',
    steps: app => open(app, '/reports/spending'),
    height: 620,
  },
  {
    name: 'report-custom',
    noPhone: "Custom reports can't be changed on a phone.",
    ...PANEL,
    marks: [
      mark('Mode', app => app.text('Mode:')),
      mark('Split', app => app.text('Split:')),
      mark('Type', app => app.text('Type:')),
      mark('Range', app => app.text('Range:')),
    ],
    description: 'A custom report: a bar chart of spending by category',
    steps: openSpendingByCategory,
    height: 620,
  },
  {
    name: 'report-custom-table',
    ...PANEL,
    description: 'A custom report: a table by month',
    steps: openSpendingByMonth,
    height: 620,
  },
  {
    name: 'report-summary',
    noPhone: 'On a phone, the parts of this report overlap.',
    ...PANEL,
    description: 'A summary report',
    steps: app => open(app, '/reports/summary'),
    height: 620,
  },
  {
    name: 'report-calendar',
    ...PANEL,
    description: 'The calendar report',
    steps: app => openRange(app, '/reports/calendar', '3 months'),
    height: 620,
  },
];
