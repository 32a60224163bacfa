import type { Locator } from 'playwright-core';

import type { App } from '../app.ts';
import type { Scene } from '../scene.ts';
import { WINDOW } from './panel.ts';

/** The section of the settings that contains a string. */
const section = (app: App, text: string | RegExp): Locator =>
  app.page.getByTestId('settings').locator('> *').filter({ hasText: text }).last();

/** A window so tall that it shows all settings. While they scroll, the edges of a picture may be a pixel off. */
const TALL = { height: 2800 } as const;

/** A screen without a budget, cropped to hide most of its wallpaper. */
const welcome = (app: App) => app.around([{ x: 260, y: 170, width: 760, height: 500 }], { pad: 0 });

const dialog = (app: App) => app.around([app.modal], { pad: 48, minWidth: 680 });

export const settingsScenes: Scene[] = [
  { name: 'settings', ...WINDOW, description: 'The settings', path: '/settings' },
  {
    name: 'settings-formatting',
    description: 'Settings: how numbers and dates are written',
    path: '/settings',
    ...TALL,
    crop: app => app.around([section(app, 'Formatting')], { pad: 10 }),
  },
  {
    name: 'settings-export',
    description: 'Settings: exporting data',
    path: '/settings',
    ...TALL,
    crop: app => app.around([section(app, 'Export data')], { pad: 10 }),
  },
  {
    name: 'settings-advanced',
    description: 'Settings: advanced settings',
    path: '/settings',
    ...TALL,
    steps: async app => {
      await app.text('Show advanced settings').click();
      await app.settle(400);
    },
    crop: app => app.around([app.page.locator('#advanced')], { pad: 10 }),
  },
  {
    name: 'settings-experimental',
    description: 'Settings: experimental features',
    path: '/settings',
    ...TALL,
    steps: async app => {
      await app.text('Show advanced settings').click();
      await app.testId('experimental-settings').click();
      await app.settle(400);
    },
    crop: app =>
      app.around(
        [app.page.locator('#advanced').locator('> *').filter({ hasText: 'Experimental features.' }).last()],
        { pad: 10 },
      ),
  },
  {
    name: 'files-menu',
    description: "The menu next to the budget's name",
    steps: async app => {
      await app.button('Our Household').click();
      await app.settle();
    },
    crop: async () => ({ x: 0, y: 0, width: 520, height: 420 }),
  },
  {
    name: 'files-list',
    description: 'The files on this device',
    steps: async app => {
      await app.action('closeBudget');
      await app.text('Files').waitFor();
      await app.settle(500);
    },
    crop: welcome,
  },
  {
    name: 'files-import',
    description: 'Importing a file: choosing the app it comes from',
    start: 'fresh',
    steps: async app => {
      await app.button('Import my budget').click();
      await app.modal.waitFor();
    },
    crop: dialog,
  },
  { name: 'files-create', description: 'The first screen before there’s a budget', start: 'fresh', crop: welcome },
  { name: 'server-config', description: "The app asks for the server's address", start: 'new', crop: welcome },
];
