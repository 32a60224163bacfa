import type { App, Box } from '../app.ts';
import type { Scene } from '../scene.ts';
import { PANEL } from './panel.ts';

const dialog = (app: App) => app.around([app.modal], { pad: 48, minWidth: 680 });
/** A panel without the bar at its top, whose small text isn't needed. */
const belowBar = async () => ({ x: 0, y: 30, width: PANEL.width, height: 400 });
const welcome = (app: App) => app.around([{ x: 260, y: 170, width: 760, height: 500 }], { pad: 0 });

async function addAccount(app: App): Promise<void> {
  await app.text('Add account').click();
  await app.modal.waitFor();
  await app.settle(800);
}

/** Replaces the identifiers, which the server assigns randomly. */
export async function hideIdentifiers(app: App): Promise<void> {
  await app.page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('[data-testid=settings]')!,
      NodeFilter.SHOW_TEXT,
    );
    const kinds = ['7c1e2f60-4b3a-4d58-9e27-a1b2c3d4e5f6', '2d9a6b14-80f7-4c35-b6d1-0f9e8d7c6b5a'];
    let found = 0;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      node.nodeValue = node.nodeValue!.replace(
        /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        () => kinds[found++ % 2]!,
      );
    }
  });
}

/** The part of the advanced settings that's about the sync. */
export async function syncSettings(app: App): Promise<Box> {
  const all = await app.box(app.page.locator('#advanced'));
  const last = await app.box(app.button('Reset sync'));
  return app.around(
    [
      { ...all, height: last.y + last.height - all.y },
      app.page
        .locator('#advanced')
        .locator('> *')
        .filter({ has: app.page.getByRole('button', { name: 'Reset sync' }) }),
    ],
    { pad: 10 },
  );
}

export const serverScenes: Scene[] = [
  {
    name: 'server-bootstrap',
    description: "A new server's first password",
    start: 'server-new',
    crop: welcome,
  },
  {
    name: 'server-sign-in',
    description: 'Signing in with the server’s password',
    start: 'server-login',
    crop: welcome,
  },
  {
    name: 'server-files',
    description: 'The files on a server',
    start: 'server',
    steps: async app => {
      await app.action('closeBudget');
      await app.text('Files').waitFor();
      await app.settle(800);
    },
    crop: welcome,
  },
  {
    name: 'server-bank-sync',
    ...PANEL,
    description: 'The Bank Sync page',
    start: 'server',
    path: '/bank-sync',
    height: 480,
  },
  {
    name: 'server-link-account',
    description: 'Adding an account with bank sync',
    start: 'server',
    steps: addAccount,
    crop: dialog,
  },
  {
    name: 'server-simplefin',
    description: 'Setting up SimpleFIN',
    start: 'server',
    steps: async app => {
      await addAccount(app);
      await app.button('Set up SimpleFIN for bank sync').click();
      await app.modal
        .getByRole('heading', { name: 'Set-up SimpleFIN' })
        .or(app.text(/Set[- ]up SimpleFIN/))
        .first()
        .waitFor();
      await app.settle(400);
    },
    crop: dialog,
  },
  {
    name: 'server-gocardless',
    description: 'Setting up GoCardless',
    start: 'server',
    steps: async app => {
      await addAccount(app);
      await app.button('Set up GoCardless for bank sync').click();
      await app.settle(600);
    },
    crop: dialog,
  },
  {
    name: 'server-encryption',
    description: 'The password for end-to-end encryption',
    start: 'server',
    path: '/settings',
    steps: async app => {
      await app.button('Enable encryption').click();
      await app.modal.waitFor();
      await app.settle();
    },
    crop: dialog,
  },
  {
    name: 'server-sync-settings',
    description: 'Settings: the budget’s IDs and Reset sync',
    start: 'server',
    path: '/settings',
    height: 1900,
    steps: async app => {
      await app.text('Show advanced settings').click();
      await app.settle(400);
      await hideIdentifiers(app);
      await app.page.locator('#advanced').evaluate(element => element.scrollIntoView());
      await app.settle();
    },
    crop: syncSettings,
  },
  {
    name: 'settings-encryption',
    description: 'Settings: authentication and end-to-end encryption on a server',
    start: 'server',
    path: '/settings',
    height: 2000,
    crop: app =>
      app.around(
        ['Start using OpenID', 'Enable encryption'].map(name =>
          app.page
            .getByTestId('settings')
            .locator('> *')
            .filter({ has: app.page.getByRole('button', { name }) }),
        ),
        { pad: 10 },
      ),
  },
  {
    name: 'server-openid',
    description: 'Switching a server to OpenID',
    start: 'server',
    path: '/settings',
    steps: async app => {
      await app.button('Start using OpenID').click();
      await app.modal.waitFor();
      await app.settle(500);
    },
    crop: app => app.around([app.modal], { pad: 24, minWidth: 660 }),
  },
  {
    name: 'server-users',
    noPhone: 'On a phone, the columns of this table are cut off.',
    ...PANEL,
    description: 'The user directory',
    start: 'openid',
    path: '/user-directory',
    crop: belowBar,
  },
  {
    name: 'server-user-access',
    noPhone: 'The menu on a phone has no user access.',
    ...PANEL,
    description: 'The people who can open the budget',
    start: 'openid',
    path: '/user-access',
    crop: belowBar,
  },
];
