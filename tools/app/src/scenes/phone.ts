import type { Locator } from 'playwright-core';

import type { App, Box } from '../app.ts';
import type { Scene } from '../scene.ts';
import { addDuplicate } from './accounts.ts';
import { applyTemplates, withAmount } from './budget.ts';
import { mark } from './panel.ts';
import { openSpendingByCategory, openSpendingByMonth } from './reports.ts';
import {
  addTransfer,
  ruleMarks,
  showMaya,
  showNora,
  TEMPLATE_RULE,
  templateMarks,
  TOP_BAR,
  trainTicketRule,
} from './stories.ts';

const phone = (scene: Omit<Scene, 'device'>): Scene => ({ ...scene, device: 'phone' });

const CARD = 'Juniper Card';
const CHECKING = 'Larkspur Checking';

/** Everything below the bar with the month, which isn't the example's month. */
const belowMonth = (): Promise<Box> => Promise.resolve({ x: 0, y: TOP_BAR, width: 360, height: 780 - TOP_BAR });

async function tap(app: App, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await app.text(text).tap();
    await app.settle(600);
  }
}

async function tapButton(app: App, name: string | RegExp): Promise<void> {
  await app.button(name).tap();
  await app.settle(600);
}

const openBalance = (app: App, category: string) => tapButton(app, `Open balance menu for ${category} category`);

async function openAccount(app: App, name: string): Promise<void> {
  await app.openAccount(name);
  await app.settle(600);
}

async function openPage(app: App, path: string): Promise<void> {
  await app.go(path);
  await app.settle(1200);
}

/** Chooses a category in the full-screen list. A tap would only highlight it. */
async function pick(app: App, category: string): Promise<void> {
  const item = app.testId(`${category}-category-item`);
  await item.hover();
  await app.settle();
  await item.click();
  await app.settle(600);
}

/** Chooses an entry in the full-screen list that a field opens. */
async function choose(app: App, field: string, text: string): Promise<void> {
  await app.page.getByTestId(field).first().tap();
  await app.settle(600);
  await app.page.keyboard.type(text.slice(0, 6));
  await app.settle(600);
  await app.modal.getByText(text, { exact: true }).last().tap();
  await app.settle(600);
}

async function newTransaction(app: App): Promise<void> {
  await openAccount(app, CARD);
  await tapButton(app, 'Add transaction');
  await app.page.getByTestId('amount-input').first().fill('9000');
  await app.settle();
  await app.page.keyboard.press('Enter');
  await app.settle();
  await choose(app, 'payee-field', 'Linden Home Goods');
}

/** Fills in a part of a split: its amount in cents and its category. */
async function fillPart(app: App, index: number, cents: string, category: string): Promise<void> {
  const field = app.page.locator('[data-testid^=category-field-]').nth(index);
  const amount = field.locator('xpath=ancestor::*[.//input][1]').locator('input').first();
  await amount.tap();
  await amount.fill(cents);
  await app.page.keyboard.press('Enter');
  await app.settle();
  await field.tap();
  await app.settle(600);
  await pick(app, category);
}

/** Presses and holds a transaction until it's selected. */
async function hold(app: App, target: Locator): Promise<void> {
  const { x, y } = await app.box(target);
  await app.page.mouse.move(x + 20, y + 5);
  await app.page.mouse.down();
  await app.page.waitForTimeout(900);
  await app.page.mouse.up();
  await app.settle(600);
}

const budgetScenes: Scene[] = [
  phone({
    name: 'phone-budget',
    description: 'The budget on a phone',
    marks: [
      mark('Accounts', app => app.page.getByRole('link', { name: 'Accounts' }).first()),
      mark('Months', app => app.text(/November ‘25/)),
      mark('To Budget'),
      mark('Categories', app => app.text('Home & Bills')),
    ],
  }),
  phone({
    name: 'phone-to-budget-menu',
    description: "A month's summary on a phone",
    steps: app => tap(app, 'To Budget'),
    marks: [
      mark('Available funds', app => app.modal.getByText('Available funds')),
      mark('Overspent in Oct', app => app.modal.getByText('Overspent in Oct')),
      mark('Budgeted', app => app.modal.getByText('Budgeted', { exact: true })),
      mark('For next month', app => app.modal.getByText('For next month')),
      mark('To Budget', app => app.modal.getByText('To Budget:')),
    ],
  }),
  phone({
    name: 'phone-budget-category',
    description: "A category's menu on a phone",
    steps: app => tap(app, 'Groceries'),
  }),
  phone({
    name: 'phone-group-menu',
    description: "A category group's menu on a phone",
    steps: app => tap(app, 'Everyday'),
  }),
  phone({
    name: 'phone-add-category',
    description: 'Adding a category on a phone',
    steps: async app => {
      await tap(app, 'Everyday', 'Add category');
      await app.page.keyboard.type('Pet Care');
      await app.settle();
    },
  }),
  phone({
    name: 'phone-category-note',
    description: "A category's note with a template, on a phone",
    steps: app => tap(app, 'Car Maintenance', 'Edit notes'),
  }),
  phone({
    name: 'phone-amount-menu',
    description: "A budgeted amount's menu on a phone",
    steps: app => tapButton(app, 'Open budget menu for Groceries category'),
  }),
  phone({
    name: 'phone-balance-menu',
    description: 'A balance’s menu in Maya’s budget on a phone',
    steps: async app => {
      await showMaya(app);
      await openBalance(app, 'Groceries');
    },
    figures: ['20.00'],
    crop: belowMonth,
  }),
  phone({
    name: 'phone-cover',
    description: 'Covering overspending on a phone: choosing the category to take money from',
    steps: async app => {
      await showNora(app);
      await openBalance(app, 'Eating Out');
      await tap(app, 'Cover overspending');
    },
    crop: belowMonth,
  }),
  phone({
    name: 'phone-transfer',
    description: 'Moving money to another category on a phone',
    steps: async app => {
      await showMaya(app);
      await openBalance(app, 'Groceries');
      await tap(app, 'Transfer to another category');
      await app.modal.locator('input').first().fill('2000');
      await app.page.keyboard.press('Enter');
      await app.settle(600);
      await pick(app, 'Car Repairs');
    },
    figures: ['20.00'],
    crop: belowMonth,
  }),
  phone({
    name: 'phone-month-menu',
    description: 'The actions for a month on a phone',
    steps: app => tap(app, /November ‘25/, 'Actions'),
    height: 1000,
  }),
  phone({
    name: 'phone-goal-templates',
    description: "Categories with templates and goals on a phone: a balance's color shows whether the month's goal is met",
    steps: async app => {
      await applyTemplates(app);
      await app.text('Getting Around').scrollIntoViewIfNeeded();
      await app.page.getByText('Getting Around').evaluate(element => element.scrollIntoView());
      await app.settle();
    },
  }),
  phone({
    name: 'phone-tracking-summary',
    description: "A month's summary in a tracking budget, on a phone",
    steps: async app => {
      await app.setPrefs({ budgetType: 'tracking' });
      await app.reload();
      await tap(app, /^(Saved|Projected savings|Overspent)/);
    },
    marks: [
      mark('Income', app => withAmount(app.modal.getByText('Income'))),
      mark('Expenses', app => withAmount(app.modal.getByText('Expenses'))),
      mark('Projected savings', app => app.modal.getByText(/^Projected savings/)),
    ],
  }),
];

const accountScenes: Scene[] = [
  phone({ name: 'phone-accounts', description: 'The accounts on a phone', path: '/accounts' }),
  phone({
    name: 'phone-account-create',
    description: 'The form for a new local account on a phone',
    path: '/accounts',
    steps: async app => {
      await app.openModal('add-local-account');
      await app.modal.locator('input[name=name]').fill('Larkspur Holiday Fund');
      await app.modal.locator('input[name=balance]').fill('350.00');
      await app.blur();
    },
    crop: app => app.around([app.modal], { pad: -4 }),
  }),
  phone({
    name: 'phone-account',
    description: 'One account on a phone',
    steps: app => openAccount(app, CARD),
  }),
  phone({
    name: 'phone-account-menu',
    description: "An account's menu on a phone",
    steps: async app => {
      await openAccount(app, CARD);
      await app.page.getByRole('heading').or(app.text(CARD)).first().tap();
      await app.settle(600);
    },
  }),
  phone({
    name: 'phone-account-close',
    description: 'Closing an account on a phone',
    steps: async app => {
      await openAccount(app, 'Wallet');
      await tap(app, 'Wallet');
      await app.modal.getByRole('button', { name: 'Menu' }).tap();
      await app.settle();
      await tap(app, 'Close account');
    },
  }),
  phone({
    name: 'phone-search',
    description: 'Searching an account on a phone',
    steps: async app => {
      await openAccount(app, CARD);
      await app.page.getByPlaceholder(/^Search/).fill('noodle');
      await app.settle(1000);
    },
  }),
  phone({
    name: 'phone-tags',
    description: 'Tags in transaction notes on a phone',
    steps: async app => {
      await openAccount(app, CARD);
      await app.page.getByPlaceholder(/^Search/).fill('#');
      await app.settle(1000);
    },
  }),
  phone({
    name: 'phone-schedules',
    description: "Upcoming schedules above an account's transactions, on a phone",
    steps: app => openAccount(app, CHECKING),
  }),
  phone({
    name: 'phone-transaction',
    description: 'A transaction on a phone',
    steps: async app => {
      await openAccount(app, CARD);
      await tap(app, 'The Copper Kettle');
    },
  }),
  phone({
    name: 'phone-transaction-new',
    description: 'A new transaction on a phone',
    steps: newTransaction,
  }),
  phone({
    name: 'phone-split',
    description: 'Splitting a transaction on a phone',
    steps: async app => {
      await newTransaction(app);
      await tapButton(app, 'Split');
      await fillPart(app, 0, '6250', 'Household');
      await fillPart(app, 1, '2000', 'Gifts');
      await app.page.getByTestId('transaction-form').evaluate(form => form.parentElement?.scrollTo(0, 0));
      await app.settle();
    },
    figures: ['90.00', '62.50', '20.00', '7.50'],
    height: 1100,
  }),
  phone({
    name: 'phone-payee-list',
    description: 'Suggested payees and transfers on a phone',
    steps: async app => {
      await openAccount(app, CARD);
      await tapButton(app, 'Add transaction');
      await app.page.getByTestId('amount-input').first().fill('4500');
      await app.page.keyboard.press('Enter');
      await app.settle();
      await app.page.getByTestId('payee-field').tap();
      await app.settle(600);
      await app.page.keyboard.type('larks');
      await app.settle(600);
    },
  }),
  phone({
    name: 'phone-reconciled',
    description: 'Reconciled transactions have a lock on a phone, too',
    steps: async app => {
      await openAccount(app, CHECKING);
      await app.text('October 27, 2025').scrollIntoViewIfNeeded();
      await app.settle(600);
    },
  }),
  phone({
    name: 'phone-transaction-transfer',
    description: 'The two sides of a transfer of 200.00 from checking to savings, on a phone',
    figures: ['200.00'],
    steps: async app => {
      await addTransfer(app);
      await openPage(app, '/accounts');
      await tap(app, 'All accounts');
      await app.page.getByPlaceholder(/^Search/).fill('200.00');
      await app.settle(1000);
    },
  }),
  phone({
    name: 'phone-merge',
    description: 'Two entries for the same purchase, selected on a phone, and Merge in the menu',
    steps: async app => {
      await addDuplicate(app);
      await openAccount(app, CARD);
      const entries = app.page.getByText('Cloudnest Storage', { exact: true });
      await hold(app, entries.nth(0));
      await entries.nth(1).tap();
      await app.settle();
      await tapButton(app, 'More options');
    },
  }),
  phone({
    name: 'phone-selected',
    description: 'Selected transactions on a phone, and their menu',
    steps: async app => {
      await openAccount(app, CARD);
      await hold(app, app.text('Noodle Lantern'));
      await tap(app, 'Cloudnest Storage');
      await tapButton(app, 'More options');
    },
  }),
];

const otherScenes: Scene[] = [
  phone({
    name: 'phone-menu',
    description: 'The navigation menu at the bottom, swiped up',
    steps: async app => {
      const bar = app.page.getByRole('navigation').first();
      const box = await app.box(bar);
      await app.page.mouse.move(180, box.y + 12);
      await app.page.mouse.down();
      await app.page.mouse.move(180, box.y - 120, { steps: 8 });
      await app.page.mouse.move(180, box.y - 260, { steps: 8 });
      await app.page.mouse.up();
      await app.settle(800);
    },
  }),
  phone({
    name: 'phone-reports',
    description: 'The reports on a phone',
    steps: app => openPage(app, '/reports'),
  }),
  phone({
    name: 'phone-net-worth',
    description: 'The net worth report on a phone',
    steps: app => openPage(app, '/reports/net-worth'),
  }),
  phone({
    name: 'phone-cash-flow',
    description: 'The cash flow report on a phone',
    steps: async app => {
      await openPage(app, '/reports/cash-flow');
      await tapButton(app, '6 months');
    },
    figures: ['29,578.06', '20,399.44', '3,425.00', '5,753.62'],
  }),
  phone({
    name: 'phone-spending',
    description: 'The monthly spending report on a phone',
    steps: app => openPage(app, '/reports/spending'),
  }),
  phone({
    name: 'phone-calendar',
    description: 'The calendar report on a phone',
    steps: app => openPage(app, '/reports/calendar'),
  }),
  phone({
    name: 'phone-report',
    description: 'A custom report on a phone: a bar chart of spending by category',
    steps: openSpendingByCategory,
  }),
  phone({
    name: 'phone-report-table',
    description: 'A custom report on a phone: a table by month',
    steps: openSpendingByMonth,
  }),
  phone({ name: 'phone-payees', description: 'The payees on a phone', path: '/payees' }),
  phone({ name: 'phone-rules', description: 'The rules on a phone', path: '/rules' }),
  phone({
    name: 'phone-rule',
    description: 'A rule on a phone',
    steps: async app => {
      const rules = await app.send<{ id: string; conditions: { op: string }[] }[]>('rules-get');
      const rule = rules.find(({ conditions }) => conditions.some(({ op }) => op === 'lt'));
      await openPage(app, `/rules/${rule?.id}`);
    },
    marks: [
      mark('Stage of rule', app => app.text(/^Stage of rule/, false)),
      mark('Conditions', app => app.text(/of these conditions match/, false)),
      mark('Actions', app => app.text(/^Then apply these actions/, false)),
      mark('Matching transactions', app => app.text(/^This rule applies to these/, false)),
    ],
  }),
  phone({
    name: 'phone-rule-split',
    description: 'A rule that splits a transaction, on a phone',
    height: 1080,
    steps: async app => {
      const rules = await app.send<{ id: string; actions: { op: string }[] }[]>('rules-get');
      const rule = rules.find(({ actions }) => actions.some(({ op }) => op === 'set-split-amount'));
      await openPage(app, `/rules/${rule?.id}`);
    },
  }),
  phone({
    name: 'phone-story-rule',
    description: 'The rule for train tickets from the example, on a phone',
    steps: async app => {
      const rule = await app.send<{ id: string }>('rule-add', await trainTicketRule(app));
      await openPage(app, `/rules/${rule.id}`);
    },
    marks: ruleMarks(),
  }),
  phone({
    name: 'phone-rule-template',
    description: 'A rule whose action has a template, on a phone',
    steps: async app => {
      await app.setPrefs({ 'flags.actionTemplating': 'true' });
      const rule = await app.send<{ id: string }>('rule-add', TEMPLATE_RULE);
      await openPage(app, `/rules/${rule.id}`);
    },
    marks: templateMarks(),
  }),
  phone({ name: 'phone-settings', description: 'The settings on a phone', path: '/settings' }),
  phone({
    name: 'phone-bank-sync',
    description: 'Bank Sync on a phone',
    start: 'server',
    path: '/bank-sync',
  }),
  phone({
    name: 'phone-encryption',
    description: 'The password for end-to-end encryption, on a phone',
    start: 'server',
    path: '/settings',
    steps: async app => {
      await app.button('Enable encryption').tap();
      await app.modal.waitFor();
      await app.settle();
    },
  }),
  phone({
    name: 'phone-files',
    description: 'The files on a server, on a phone',
    start: 'server',
    steps: async app => {
      await app.action('closeBudget');
      await app.text('Files').waitFor();
      await app.settle(800);
    },
  }),
];

/** Pictures of phones. Most replace a picture of a desktop window for readers on a phone. */
export const phoneScenes: Scene[] = [...budgetScenes, ...accountScenes, ...otherScenes];
