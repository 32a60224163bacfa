import type { Locator } from 'playwright-core';

import type { App, Box } from '../app.ts';
import type { Frame, Scene } from '../scene.ts';
import { mark, NARROW_PANEL } from './panel.ts';
import { MAYA, MAYA_INCOME, showCategories } from './stories.ts';

/** A window so narrow that a phone shows most of it. Below 512 pixels, the app has the layout of phones. */
const NARROW = { width: 520, hideSidebar: true } as const;

/** A narrow register, in which the app's smallest text can be read in an article. */
const REGISTER = { width: 665, hideSidebar: true } as const;

const fixed = (x: number, y: number, width: number, height: number) => (): Promise<Box> =>
  Promise.resolve({ x, y, width, height });

const row = (app: App, name: string): Locator =>
  app.page
    .getByTestId('row')
    .filter({ has: app.page.getByText(name, { exact: true }) })
    .first();

const name = (app: App, category: string): Locator => row(app, category).getByText(category, { exact: true });

const balance = (app: App, category: string): Locator =>
  row(app, category).getByTestId('balance').locator('span').first();

async function click(app: App, target: Locator): Promise<void> {
  await target.click();
  await app.settle(400);
}

async function type(app: App, text: string): Promise<void> {
  await app.page.keyboard.type(text, { delay: 20 });
  await app.settle();
}

async function press(app: App, key: string): Promise<void> {
  await app.page.keyboard.press(key);
  await app.settle(400);
}

/** Opens a month by its letter, which must be unique among the months around it. */
const openMonth = (app: App, letter: string): Promise<void> => click(app, app.text(letter));

/** Shows Maya’s September, where it belongs in the year. */
async function showSeptember(app: App): Promise<void> {
  await app.send('api/budget-reset-hold', { month: '2025-10' });
  await showCategories(app, 'Maya’s Budget', MAYA, MAYA_INCOME, '2025-09');
  await openMonth(app, 'S');
}

const cover: Frame[] = [
  {
    mark: mark('−$45.00', app => balance(app, 'Eating Out')),
    figures: ['45.00', '800.00'],
  },
  {
    steps: app => click(app, balance(app, 'Eating Out')),
    mark: mark('Cover overspending'),
  },
  {
    steps: async app => {
      await click(app, app.text('Cover overspending'));
      await type(app, 'eme');
    },
    mark: mark('Emergency Fund', app => app.popover.getByText('Emergency Fund').first()),
  },
  {
    steps: app => press(app, 'Enter'),
    mark: mark('Transfer', app => app.button('Transfer')),
  },
  {
    steps: app => click(app, app.button('Transfer')),
    mark: mark('$755.00', app => balance(app, 'Emergency Fund')),
    figures: ['205.00', '755.00'],
  },
];

/** The header of the visible month. The months before and after are also rendered. */
const summary = (app: App, month: string): Locator =>
  app.page.getByTestId('budget-summary').filter({ hasText: month }).first();

const toBudget = (app: App, month: string): Locator =>
  summary(app, month).getByText('To Budget:').locator('xpath=following-sibling::*').first();

const hold: Frame[] = [
  {
    mark: mark('To Budget', app => toBudget(app, 'September')),
    figures: ['5,600.00', '3,000.00', '2,600.00'],
  },
  {
    steps: app => click(app, toBudget(app, 'September')),
    mark: mark('Hold for next month'),
  },
  {
    steps: app => click(app, app.text('Hold for next month')),
    mark: mark('Hold', app => app.button('Hold')),
    figures: ['2,600.00'],
  },
  {
    steps: app => click(app, app.button('Hold')),
    mark: mark('For next month', app => summary(app, 'September').getByText('For next month')),
    figures: ['2,600.00', '0.00'],
  },
  {
    steps: app => openMonth(app, 'O'),
    mark: mark('To Budget', app => toBudget(app, 'October')),
    figures: ['2,600.00', '45.00', '2,555.00'],
  },
];

/** Moves the pressed mouse to the lower half of a row, so that what is dragged goes below it. */
async function dragBelow(app: App, category: string): Promise<void> {
  const { x, y, height } = await app.box(name(app, category));
  await app.page.mouse.move(x + 40, y + height - 2, { steps: 12 });
  await app.settle(400);
}

const drag: Frame[] = [
  { mark: mark('Bus & Train', app => name(app, 'Bus & Train')) },
  {
    steps: async app => {
      await name(app, 'Bus & Train').hover();
      await app.page.mouse.down();
      await dragBelow(app, 'Fuel');
    },
    mark: mark('Fuel', app => name(app, 'Fuel')),
    keepMouse: true,
  },
  {
    steps: app => dragBelow(app, 'Dining Out'),
    mark: mark('Dining Out', app => name(app, 'Dining Out')),
    keepMouse: true,
  },
  {
    steps: async app => {
      await app.page.mouse.up();
      await app.settle(600);
    },
    mark: mark('Bus & Train', app => name(app, 'Bus & Train')),
  },
];

const entered = (app: App, index: number): Locator => app.testId('new-transaction').getByTestId('row').nth(index);

/** Fills in a part of a split: its category and its amount. */
async function fillPart(app: App, index: number, category: string, amount: string): Promise<void> {
  await click(app, entered(app, index).getByTestId('category'));
  for (const text of [category, amount]) {
    await type(app, text);
    await press(app, 'Tab');
  }
}

const split: Frame[] = [
  {
    steps: async app => {
      await app.openAccount('Juniper Card');
      await click(app, app.button('Add New'));
      await press(app, 'Tab');
      await type(app, 'Linden');
      await press(app, 'Tab');
      await click(app, entered(app, 0).getByTestId('debit'));
      await press(app, 'Control+A');
      await type(app, '90');
    },
    mark: mark('Payment', app => entered(app, 0).getByTestId('debit')),
  },
  {
    steps: app => press(app, 'Shift+Tab'),
    mark: mark('Split Transaction', app => app.testId('split-transaction-button')),
    figures: ['90.00'],
  },
  {
    steps: async app => {
      await click(app, app.testId('split-transaction-button'));
      await fillPart(app, 1, 'Household', '62.50');
    },
    mark: mark('Amount left', app => app.text(/^Amount left/, false)),
    figures: ['90.00', '62.50', '27.50'],
  },
  {
    steps: async app => {
      await click(app, app.testId('add-split-button'));
      await fillPart(app, 2, 'Gifts', '20');
      await click(app, app.testId('add-split-button'));
      await fillPart(app, 3, 'Groceries', '7.50');
    },
    mark: mark('Add', app => app.testId('add-button')),
    figures: ['90.00', '62.50', '20.00', '7.50'],
  },
  {
    steps: async app => {
      await click(app, app.testId('add-button'));
      // Another new transaction has opened, with a calendar.
      await press(app, 'Escape');
      await click(app, app.button('Cancel'));
    },
    mark: mark('Split', app => app.text('Split')),
    figures: ['90.00'],
  },
];

const MORRISONS = ['Morrisons', 'Morrisons Petrol 0231', 'Wm Morrison Leeds'];

/** The box that selects a payee. It's only visible while the mouse is over the row. */
const box = (app: App, payee: string): Locator => row(app, payee).getByTestId('select');

async function select(app: App, payee: string): Promise<void> {
  await row(app, payee).hover();
  await app.settle();
  await click(app, box(app, payee));
}

const merge: Frame[] = [
  {
    steps: async app => {
      for (const payee of MORRISONS) await app.send('api/payee-create', { payee: { name: payee } });
      await app.reload();
      await app.go('/payees');
      await click(app, app.page.getByPlaceholder('Filter payees...'));
      await type(app, 'morrison');
    },
    mark: mark('Filter payees...', app => app.page.getByPlaceholder('Filter payees...')),
  },
  {
    steps: app => row(app, MORRISONS[0]!).hover(),
    mark: mark('Morrisons', app => box(app, MORRISONS[0]!)),
    keepMouse: true,
  },
  {
    steps: async app => {
      await select(app, MORRISONS[0]!);
      await row(app, MORRISONS[1]!).hover();
    },
    mark: mark('Morrisons Petrol 0231', app => box(app, MORRISONS[1]!)),
    keepMouse: true,
  },
  {
    steps: async app => {
      await select(app, MORRISONS[1]!);
      await select(app, MORRISONS[2]!);
    },
    mark: mark('3 payees', app => app.button(/3 payees/)),
  },
  {
    steps: app => click(app, app.button(/3 payees/)),
    mark: mark('Merge', app => app.popover.getByText('Merge', { exact: true })),
  },
  {
    steps: app => click(app, app.popover.getByText('Merge', { exact: true })),
    mark: mark('Morrisons', app => app.text('Morrisons')),
  },
];

/** Chooses an entry in one of the report editor's menus, found by its label. */
const menuOf = (app: App, label: string): Locator =>
  app.text(label).locator('xpath=following-sibling::*').first();

const report: Frame[] = [
  {
    steps: async app => {
      await app.go('/reports/custom');
      await app.settle(1200);
    },
    mark: mark('Split', app => menuOf(app, 'Split:')),
  },
  {
    steps: async app => {
      await click(app, menuOf(app, 'Split:'));
      await click(app, app.popover.getByText('Group', { exact: true }));
      await app.settle(1200);
    },
    mark: mark('Time', app => app.button('Time')),
  },
  {
    steps: async app => {
      await click(app, app.button('Time'));
      await app.settle(1200);
    },
    mark: mark('Range', app => menuOf(app, 'Range:')),
  },
  {
    steps: async app => {
      await click(app, menuOf(app, 'Range:'));
      await click(app, app.popover.getByText('Year to date', { exact: true }));
      await app.button(/Unsaved report/).scrollIntoViewIfNeeded();
      await app.settle(1200);
    },
    mark: mark('Unsaved report', app => app.button(/Unsaved report/)),
  },
  {
    steps: async app => {
      await click(app, app.button(/Unsaved report/));
      await click(app, app.text('Save new report'));
      await type(app, 'Spending by group');
    },
    mark: mark('Add', app => app.button('Add')),
  },
];

/** Scenes with several pictures, for motions that one picture can't show. */
export const clipScenes: Scene[] = [
  {
    name: 'clip-cover',
    description: 'Covering Maya’s overspending from another category',
    ...NARROW,
    steps: showSeptember,
    frames: cover,
    crop: fixed(0, 318, NARROW.width, 372),
  },
  {
    name: 'clip-hold',
    description: 'Holding Maya’s income for the next month',
    ...NARROW,
    steps: showSeptember,
    frames: hold,
    crop: fixed(172, 66, NARROW.width - 172, 340),
  },
  {
    name: 'clip-drag',
    description: 'Dragging a category to another group',
    ...NARROW,
    height: 1100,
    frames: drag,
    crop: async app => {
      const { y } = await app.box(row(app, 'Everyday'));
      return { x: 0, y, width: NARROW.width, height: 400 };
    },
  },
  {
    name: 'clip-split',
    description: 'Splitting a receipt among three categories',
    ...REGISTER,
    frames: split,
    crop: fixed(0, 40, REGISTER.width, 420),
  },
  {
    name: 'clip-merge-payees',
    description: 'Merging three payees into one',
    ...NARROW,
    frames: merge,
    crop: fixed(0, 30, NARROW.width, 290),
  },
  {
    name: 'clip-report',
    description: 'Building and saving a custom report',
    ...NARROW_PANEL,
    height: 620,
    frames: report,
    crop: fixed(0, 30, NARROW_PANEL.width, 590),
  },
];
