import type { App } from '../app.ts';
import type { Scene } from '../scene.ts';

const phone = (scene: Omit<Scene, 'device'>): Scene => ({ ...scene, device: 'phone' });

async function openAccount(app: App, name: string): Promise<void> {
  await app.openAccount(name);
  await app.settle(600);
}

export const phoneScenes: Scene[] = [
  phone({ name: 'phone-budget', description: 'The budget on a phone' }),
  phone({
    name: 'phone-budget-category',
    description: 'The menu of a category on a phone',
    steps: async app => {
      await app.text('Groceries').tap();
      await app.settle(600);
    },
  }),
  phone({ name: 'phone-accounts', description: 'The accounts on a phone', path: '/accounts' }),
  phone({
    name: 'phone-account',
    description: 'One account on a phone',
    steps: app => openAccount(app, 'Juniper Card'),
  }),
  phone({
    name: 'phone-transaction',
    description: 'A transaction on a phone',
    steps: async app => {
      await openAccount(app, 'Juniper Card');
      await app.text('The Copper Kettle').tap();
      await app.settle(600);
    },
  }),
  phone({
    name: 'phone-menu',
    description: 'The bottom navigation, drawn up',
    steps: async app => {
      const bar = app.page.getByRole('navigation').first();
      const box = await app.box(bar);
      await app.page.mouse.move(195, box.y + 12);
      await app.page.mouse.down();
      await app.page.mouse.move(195, box.y - 120, { steps: 8 });
      await app.page.mouse.move(195, box.y - 260, { steps: 8 });
      await app.page.mouse.up();
      await app.settle(800);
    },
  }),
  phone({
    name: 'phone-reports',
    description: 'The reports on a phone',
    path: '/reports',
    steps: app => app.settle(1200),
  }),
  phone({
    name: 'phone-bank-sync',
    description: 'Bank Sync on a phone',
    start: 'server',
    path: '/bank-sync',
  }),
];
