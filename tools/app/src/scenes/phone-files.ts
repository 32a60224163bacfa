import type { Locator } from 'playwright-core';

import type { App, Box } from '../app.ts';
import { VIEWPORTS } from '../browser.ts';
import type { Scene } from '../scene.ts';
import { hideIdentifiers, syncSettings } from './server.ts';

const phone = (scene: Omit<Scene, 'device'>): Scene => ({ ...scene, device: 'phone' });

/** The section of the settings that contains a string. */
const section = (app: App, text: string): Locator =>
  app.page.getByTestId('settings').locator('> *').filter({ hasText: text }).last();

/** A picture as wide as the phone. */
const wholeWidth = (app: App, target: Locator): Promise<Box> =>
  app.around([target], { pad: { top: 10, bottom: 10 }, minWidth: VIEWPORTS.phone.width });

/** A picture of the section of the settings that contains a string. */
const settings = (name: string, description: string, text: string, scene: Partial<Scene> = {}): Scene =>
  phone({
    name,
    description,
    path: '/settings',
    height: 2600,
    crop: app => wholeWidth(app, section(app, text)),
    ...scene,
  });

async function showAdvanced(app: App): Promise<void> {
  await app.text('Show advanced settings').tap();
  await app.settle(400);
}

async function addAccount(app: App): Promise<void> {
  await app.go('/accounts');
  await app.button('Add account').tap();
  await app.modal.waitFor();
  await app.settle(800);
}

async function setUp(app: App, provider: string): Promise<void> {
  await addAccount(app);
  await app.button(`Set up ${provider} for bank sync`).tap();
  await app.settle(800);
}

/** Pictures of phones: settings, files, and servers. */
export const phoneFileScenes: Scene[] = [
  settings('phone-settings-formatting', 'Settings on a phone: how numbers and dates are written', 'Formatting'),
  settings('phone-settings-encryption', 'Settings on a phone: encryption', 'Enable encryption', { start: 'server' }),
  settings('phone-settings-export', 'Settings on a phone: exporting data', 'Export data'),
  settings('phone-settings-advanced', 'Settings on a phone: advanced settings', '', {
    height: 4200,
    steps: showAdvanced,
    crop: app => wholeWidth(app, app.page.locator('#advanced')),
  }),
  settings('phone-settings-experimental', 'Settings on a phone: experimental features', '', {
    height: 4200,
    steps: async app => {
      await showAdvanced(app);
      await app.testId('experimental-settings').tap();
      await app.settle(400);
    },
    crop: app =>
      wholeWidth(app, app.page.locator('#advanced > *').filter({ hasText: 'Experimental features.' }).last()),
  }),
  phone({
    name: 'phone-file-menu',
    description: "The budget screen's menu on a phone",
    steps: async app => {
      await app.button('Budget page menu').tap();
      await app.settle(600);
    },
  }),
  phone({
    name: 'phone-local-files',
    description: 'The list of files on a phone',
    steps: async app => {
      await app.action('closeBudget');
      await app.text('Files').waitFor();
      await app.settle(500);
    },
  }),
  phone({ name: 'phone-start', description: 'The first screen before there’s a budget, on a phone', start: 'fresh' }),
  phone({
    name: 'phone-files-import',
    description: 'Importing a file on a phone: choosing the app it comes from',
    start: 'fresh',
    steps: async app => {
      await app.button('Import my budget').tap();
      await app.modal.waitFor();
      await app.settle();
    },
  }),
  phone({ name: 'phone-server-config', description: "The app asks for the server's address, on a phone", start: 'new' }),
  phone({
    name: 'phone-server-bootstrap',
    description: "A new server's first password, on a phone",
    start: 'server-new',
  }),
  phone({
    name: 'phone-sign-in',
    description: 'Signing in with the server’s password on a phone',
    start: 'server-login',
  }),
  phone({
    name: 'phone-link-account',
    description: 'Adding an account with bank sync on a phone',
    start: 'server',
    steps: addAccount,
  }),
  phone({
    name: 'phone-simplefin',
    description: 'Setting up SimpleFIN on a phone',
    start: 'server',
    steps: app => setUp(app, 'SimpleFIN'),
  }),
  phone({
    name: 'phone-gocardless',
    description: 'Setting up GoCardless on a phone',
    start: 'server',
    steps: app => setUp(app, 'GoCardless'),
  }),
  phone({
    name: 'phone-openid',
    description: 'Switching a server to OpenID on a phone',
    start: 'server',
    path: '/settings',
    steps: async app => {
      await app.button('Start using OpenID').tap();
      await app.modal.waitFor();
      await app.settle(500);
    },
  }),
  settings('phone-sync-settings', 'Settings on a phone: the budget’s IDs and Reset sync', '', {
    start: 'server',
    height: 4200,
    steps: async app => {
      await showAdvanced(app);
      await hideIdentifiers(app);
    },
    crop: syncSettings,
  }),
];
