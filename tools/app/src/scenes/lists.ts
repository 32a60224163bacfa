import type { Locator } from 'playwright-core';

import type { App } from '../app.ts';
import type { Scene } from '../scene.ts';

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
  { name: 'payees-list', description: 'The payees', path: '/payees' },
  {
    name: 'payees-menu',
    description: 'The menu of selected payees',
    path: '/payees',
    steps: async app => {
      await selectPayees(app, 'Corner Pantry', 'Greenleaf Market');
      await app.button(/2 payees/).click();
      await app.settle();
    },
    crop: app => app.around([{ x: 240, y: 0, width: 760, height: 520 }], { pad: 0 }),
  },
  {
    name: 'payees-merge',
    description: 'Merging payees that nothing uses anymore',
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
  { name: 'rules-list', description: 'The rules', path: '/rules' },
  {
    name: 'rule-edit',
    description: 'A rule with conditions and actions',
    path: '/rules',
    steps: app => editRule(app, ({ conditions }) => conditions.some(({ op }) => op === 'lt')),
    crop: dialog,
  },
  {
    name: 'rule-edit-split',
    description: 'A rule that splits a transaction',
    height: 1080,
    path: '/rules',
    steps: app => editRule(app, ({ actions }) => actions.some(({ op }) => op === 'set-split-amount')),
    crop: dialog,
  },
  {
    name: 'tags-page',
    description: 'The tags with their colors',
    path: '/tags',
    crop: app => app.around([{ x: 240, y: 0, width: 1040, height: 440 }], { pad: 0 }),
  },
  { name: 'schedules-list', description: 'The schedules', path: '/schedules' },
  {
    name: 'schedule-edit',
    description: 'A schedule',
    steps: app => openSchedule(app, 'Electricity'),
    crop: app => app.around([app.modal], { pad: 32, minWidth: 680 }),
  },
  {
    name: 'schedule-repeat',
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
    crop: app => app.around([app.popover], { pad: 48, minWidth: 680 }),
  },
  {
    name: 'schedule-find',
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
