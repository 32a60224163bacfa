import type { Locator } from 'playwright-core';

import type { App, Box } from '../app.ts';
import type { Scene } from '../scene.ts';
import { mark, PANEL, WINDOW } from './panel.ts';
import { showMaya, showNora } from './stories.ts';

// The months before and after are also rendered, but not visible.
const summary = (app: App): Locator =>
  app.page.getByTestId('budget-summary').filter({ hasText: 'November' }).first();
/** The summary of the current month in the tracking budget. Past months have “Saved” instead of “Projected savings”. */
const trackingSummary = (app: App): Locator =>
  app
    .text(/^Projected savings/)
    .locator('xpath=ancestor::*[contains(., "Income") and contains(., "Expenses")][1]');
const category = (app: App, name: string): Locator =>
  app.page
    .getByTestId('row')
    .filter({ has: app.page.getByText(name, { exact: true }) })
    .first();

/** The part of the table between two rows, at its full width. */
async function rows(app: App, first: string, last: string, extra: Locator[] = []): Promise<Box> {
  return app.around([category(app, first), category(app, last), ...extra], {
    pad: { top: 0, bottom: 0, left: 12, right: 12 },
  });
}

async function clickBalance(app: App, name: string): Promise<void> {
  await category(app, name).scrollIntoViewIfNeeded();
  await category(app, name).getByTestId('balance').locator('span').first().click();
  await app.settle();
}

async function openNameMenu(app: App, name: string): Promise<void> {
  const row = category(app, name);
  await row.scrollIntoViewIfNeeded();
  await row.getByText(name, { exact: true }).hover();
  await row.locator('button.hover-visible').first().click();
  await app.settle();
}

/** A label of the tracking budget's summary, with the amount below it. */
export const withAmount = (label: Locator): Locator => label.locator('xpath=../..');

/** Applies the templates of some categories, then gives Fuel less than its template asks for. */
export async function applyTemplates(app: App): Promise<void> {
  await app.send('budget/apply-multiple-templates', {
    month: '2025-11',
    categoryIds: await Promise.all(
      ['Fuel', 'Car Maintenance', 'Bus & Train', 'Vacation', 'New Laptop', 'Retirement'].map(name =>
        app.categoryId(name),
      ),
    ),
  });
  await app.send('budget/check-templates');
  await app.send('budget/budget-amount', {
    month: '2025-11',
    category: await app.categoryId('Fuel'),
    amount: 9000,
  });
  await app.settle();
}

export const budgetScenes: Scene[] = [
  { name: 'budget-overview', description: 'The budget screen, with the sidebar and one month' },
  {
    name: 'budget-window',
    description: 'The budget in a small window, with its parts marked',
    ...WINDOW,
    wholeWindow: true,
    marks: [
      mark('Accounts', app => app.text('All accounts')),
      mark('Months', app => app.page.getByTestId('month-picker').or(app.text('N')).first()),
      mark('To Budget', app => summary(app).getByText('To Budget:')),
      mark('Categories', app => app.text('Category')),
    ],
  },
  {
    name: 'budget-three-months',
    noPhone: 'A phone shows one month at a time.',
    wholeWindow: true,
    marks: [
      mark('Number of months', app =>
        app.page.getByTitle('Choose the number of months shown at a time').first(),
      ),
      mark('Current month', app => summary(app)),
    ],
    description: 'The budget with three months side by side',
    steps: async app => {
      await app.page.getByTitle('Choose the number of months shown at a time').locator('svg').last().click();
      await app.settle(500);
      await app.page.getByText('Sep', { exact: true }).click();
      await app.settle(800);
    },
  },
  {
    name: 'budget-header',
    description: "A month's header, with the To Budget amount",
    crop: app => app.around([summary(app)], { pad: 28, minWidth: 640 }),
    marks: [
      mark('Available funds', app => summary(app).getByText('Available funds')),
      mark('Overspent in Oct', app => summary(app).getByText('Overspent in Oct')),
      mark('Budgeted', app => summary(app).getByText('Budgeted', { exact: true })),
      mark('For next month', app => summary(app).getByText('For next month')),
      mark('To Budget', app => summary(app).getByText('To Budget:')),
    ],
  },
  {
    name: 'budget-balance-menu',
    description: 'A balance’s menu in Maya’s budget',
    ...PANEL,
    steps: async app => {
      await showMaya(app);
      await clickBalance(app, 'Groceries');
    },
    figures: ['20.00', '450.00', '430.00'],
    crop: app => rows(app, 'Maya’s Budget', 'Emergency Fund', [app.popover]),
  },
  {
    name: 'budget-cover-overspending',
    description: 'Covering overspending from another category',
    height: 1300,
    steps: async app => {
      await clickBalance(app, 'Dining Out');
      await app.text('Cover overspending').click();
      await app.settle();
      await app.page.keyboard.type('gro');
      await app.settle();
    },
    crop: app =>
      app.around([category(app, 'Everyday'), category(app, 'Car Maintenance'), app.popover], {
        pad: { top: 0, bottom: 0, left: 12, right: 12 },
      }),
  },
  {
    name: 'story-cover',
    description: 'Covering Nora’s overspending from another category',
    ...PANEL,
    steps: async app => {
      await showNora(app);
      await clickBalance(app, 'Eating Out');
      await app.text('Cover overspending').click();
      await app.settle();
      await app.page.keyboard.type('gro');
      await app.settle();
    },
    figures: ['150.00', '180.00', '30.00', '40.00'],
    crop: app => rows(app, 'Nora’s Budget', 'Emergency Fund', [app.popover]),
  },
  {
    name: 'budget-transfer-category',
    description: 'Moving Maya’s leftover grocery money to another category',
    ...PANEL,
    steps: async app => {
      await showMaya(app);
      await clickBalance(app, 'Groceries');
      await app.text('Transfer to another category').click();
      await app.settle();
      await app.page.getByRole('textbox').first().fill('20.00');
      await app.page.getByPlaceholder('(none)').click();
      await app.page.keyboard.type('car');
      await app.settle();
    },
    figures: ['20.00', '300.00'],
    crop: app => rows(app, 'Maya’s Budget', 'Emergency Fund', [app.popover]),
  },
  {
    name: 'budget-category-menu',
    description: "A category's menu",
    height: 1300,
    steps: app => openNameMenu(app, 'Household'),
    crop: app => rows(app, 'Everyday', 'Fuel', [app.popover]),
  },
  {
    name: 'budget-group-menu',
    description: "A category group's menu",
    height: 1300,
    steps: app => openNameMenu(app, 'Everyday'),
    crop: app => rows(app, 'Renter’s Insurance', 'Getting Around', [app.popover]),
  },
  {
    name: 'budget-add-category',
    description: 'Typing a name for a new category',
    steps: async app => {
      await openNameMenu(app, 'Everyday');
      await app.text('Add category').click();
      await app.page.getByPlaceholder('New category name').waitFor();
      await app.page.keyboard.type('Pet Care');
      await app.settle();
    },
    crop: app => rows(app, 'Renter’s Insurance', 'Sam’s Pocket Money'),
  },
  {
    name: 'budget-category-note',
    description: "A category's note",
    height: 1300,
    steps: async app => {
      await category(app, 'Groceries').getByRole('button', { name: 'View notes' }).click();
      await app.settle();
    },
    crop: app =>
      app.around([category(app, 'Everyday'), category(app, 'Sam’s Pocket Money'), app.popover], {
        pad: { top: 0, bottom: 0, left: 12, right: 12 },
      }),
  },
  {
    name: 'budget-amount-menu',
    description: "A budgeted amount's menu",
    height: 1300,
    steps: async app => {
      await category(app, 'Groceries').hover();
      await category(app, 'Groceries').locator('button:has(svg.hover-visible)').last().click();
      await app.settle();
    },
    crop: app => rows(app, 'Everyday', 'Fuel', [app.popover]),
  },
  {
    name: 'budget-month-menu',
    description: "A month's menu",
    steps: async app => {
      await summary(app).hover();
      await summary(app).getByRole('button', { name: 'Menu' }).click();
      await app.settle();
    },
    crop: app => app.around([summary(app), app.popover], { pad: 24, minWidth: 640 }),
  },
  {
    name: 'budget-goal-templates',
    description: "Categories with templates and goals: a balance's color shows whether the month's goal is met",
    height: 1300,
    steps: applyTemplates,
    crop: app => rows(app, 'Getting Around', 'Retirement'),
  },
  {
    name: 'budget-template-note',
    description: 'A note with a template',
    height: 1300,
    steps: async app => {
      await category(app, 'Car Maintenance').getByRole('button', { name: 'View notes' }).click();
      await app.settle();
    },
    crop: app =>
      app.around([category(app, 'Getting Around'), category(app, 'Bus & Train'), app.popover], {
        pad: { top: 0, bottom: 0, left: 12, right: 12 },
      }),
  },
  {
    name: 'tracking-budget-overview',
    ...WINDOW,
    wholeWindow: true,
    marks: [
      mark('Income', app => withAmount(trackingSummary(app).getByText('Income', { exact: true }))),
      mark('Expenses', app => withAmount(trackingSummary(app).getByText('Expenses', { exact: true }))),
      mark('Projected savings', app => app.text(/^Projected savings/)),
    ],
    description: 'A tracking budget',
    steps: async app => {
      await app.setPrefs({ budgetType: 'tracking' });
      await app.reload();
    },
  },
  {
    name: 'tracking-budget-summary',
    description: "A month's summary in a tracking budget",
    steps: async app => {
      await app.setPrefs({ budgetType: 'tracking' });
      await app.reload();
    },
    crop: app =>
      app.around([app.text('November'), app.text(/^Projected savings/)], {
        pad: { top: 28, bottom: 72, left: 80, right: 80 },
        minWidth: 640,
      }),
  },
];
