import type { Locator } from 'playwright-core';

import type { App } from '../app.ts';
import type { Scene } from '../scene.ts';
import { mark, NARROW_PANEL, PANEL } from './panel.ts';

const row = (app: App, text: string): Locator =>
  app.page
    .getByTestId('row')
    .filter({ has: app.page.getByText(text, { exact: true }) })
    .first();

const dialog = (app: App) => app.around([app.modal], { pad: 32, minWidth: 680 });

async function selectPayees(app: App, ...names: string[]): Promise<void> {
  for (const name of names) {
    await row(app, name).scrollIntoViewIfNeeded();
    await row(app, name).hover();
    await app.settle();
    await row(app, name).getByTestId('select').click();
    await app.settle();
  }
  await app.settle();
}

async function editRule(
  app: App,
  find: (rule: { conditions: { field: string; op: string }[]; actions: { op: string }[] }) => boolean,
): Promise<void> {
  const rules = await app.send<Parameters<typeof find>[0][]>('rules-get');
  await app.openModal('edit-rule', { rule: rules.find(find) });
  await app.modal.waitFor();
  await app.settle(500);
}

async function openSchedule(app: App, name: string): Promise<void> {
  await app.go('/schedules');
  await app.text(name).click();
  await app.modal.waitFor();
  await app.page.keyboard.press('End');
  await app.settle(600);
}

export const listScenes: Scene[] = [
  { name: 'payees-list', ...NARROW_PANEL, height: 520, description: 'The payees', path: '/payees' },
  {
    name: 'payees-menu',
    noPhone: "Payees can't be selected on a phone.",
    ...PANEL,
    description: 'The menu for selected payees',
    path: '/payees',
    steps: async app => {
      await selectPayees(app, 'Corner Pantry', 'Greenleaf Market');
      await app.button(/2 payees/).click();
      await app.settle();
    },
    crop: () => Promise.resolve({ x: 0, y: 40, width: 600, height: 440 }),
  },
  {
    name: 'payees-merge',
    noPhone: "Payees can't be merged on a phone.",
    description: 'Merging unused payees',
    path: '/payees',
    steps: async app => {
      const payees = await app.send<{ id: string; name: string }[]>('payees-get');
      const target = payees.find(({ name }) => name === 'Greenleaf Market')!.id;
      const ids: string[] = [];
      for (const name of ['Greenleaf Mkt 4471', 'Greenleaf Market Online'])
        ids.push(await app.send<string>('api/payee-create', { payee: { name } }));
      await app.action('getPayees').catch(() => undefined);
      await app.reload();
      await app.go('/payees');
      await app.openModal('merge-unused-payees', { payeeIds: ids, targetPayeeId: target });
      await app.modal.waitFor();
    },
    crop: dialog,
  },
  { name: 'rules-list', ...PANEL, height: 520, description: 'The rules', path: '/rules' },
  {
    name: 'rule-edit',
    ...PANEL,
    description: 'A rule with conditions and actions',
    path: '/rules',
    steps: app => editRule(app, ({ conditions }) => conditions.some(({ op }) => op === 'lt')),
    crop: dialog,
    marks: [
      mark('Stage of rule', app => app.text(/^Stage of rule/, false)),
      mark('Conditions', app => app.text(/of these conditions match/, false)),
      mark('Actions', app => app.text(/^Then apply these actions/, false)),
      mark('Matching transactions', app => app.text(/^This rule applies to these transactions/, false)),
    ],
  },
  {
    name: 'rule-edit-split',
    ...PANEL,
    description: 'A rule that splits a transaction',
    height: 1080,
    path: '/rules',
    steps: app => editRule(app, ({ actions }) => actions.some(({ op }) => op === 'set-split-amount')),
    crop: dialog,
  },
  {
    name: 'tags-page',
    noPhone: 'The menu on a phone has no tags.',
    ...NARROW_PANEL,
    height: 440,
    description: 'The tags and their colors',
    path: '/tags',
  },
  {
    name: 'schedules-list',
    noPhone: 'The app has no list of schedules on a phone.',
    ...PANEL,
    height: 520,
    description: 'The schedules',
    path: '/schedules',
    marks: [mark('Status'), mark('Recurring')],
  },
  {
    name: 'schedule-edit',
    noPhone: 'On a phone, the dialog opens only for a transaction, and its text overlaps.',
    ...PANEL,
    description: 'A schedule',
    steps: app => openSchedule(app, 'Electricity'),
    crop: app => app.around([app.modal], { pad: 12, minWidth: 680 }),
    marks: [
      mark('Amount', app => app.modal.getByText('Amount', { exact: true }).first()),
      mark('Date', app => app.modal.getByText('Date', { exact: true }).first()),
      mark('Repeats', app => app.text('Repeats')),
      mark('Automatically add transaction', app => app.text('Automatically add transaction')),
    ],
  },
  {
    name: 'schedule-repeat',
    ...PANEL,
    description: 'How often a schedule repeats',
    steps: async app => {
      await openSchedule(app, 'Sam’s salary');
      await app.modal
        .getByRole('button', { name: /Monthly|Twice|Every month|on the/ })
        .first()
        .click();
      await app.settle(500);
      // The start date has the focus, and its calendar covers the rest.
      await app.page.keyboard.press('Tab');
      await app.settle(500);
    },
    crop: app => app.around([app.popover], { pad: 20 }),
  },
  {
    name: 'schedule-find',
    noPhone: 'The app has no list of schedules on a phone.',
    ...PANEL,
    description: 'Schedules found in past transactions',
    steps: async app => {
      await app.go('/schedules');
      await app.button('Find schedules').click();
      await app.modal.waitFor();
      await app.modal.getByText('Lumen Streaming').waitFor();
      await app.settle();
    },
    crop: dialog,
  },
];
