import path from 'node:path';

import type { Browser, BrowserContext } from 'playwright-core';

import { App } from './app.ts';
import { openContext, still, type Device } from './browser.ts';
import { toolDir } from './paths.ts';
import { viewportOf, type Scene, type Start } from './scene.ts';
import { restorePristine, savePristine } from './snapshot.ts';
import type { SyncServers } from './sync-server.ts';

/** What all scenes share: one browser, the servers, and one profile for each initial state. */
export class Stage {
  private profiles = new Map<string, BrowserContext>();

  constructor(
    private readonly browser: Browser,
    private readonly clientUrl: string,
    private readonly zipFile: string,
    private readonly servers: SyncServers,
  ) {}

  /** Opens a page in the initial state of a scene. */
  async open(scene: Scene): Promise<App> {
    const state = scene.start ?? 'budget';
    const device = scene.device ?? 'desktop';
    const url =
      state.startsWith('server') || state === 'openid'
        ? await this.servers.url(state, device)
        : this.clientUrl;
    const context = await this.profile(state, device, url);
    const page = await context.newPage();
    const app = new App(page, context, url, device === 'phone');
    try {
      await page.setViewportSize(viewportOf(scene));
      await page.goto(`${url}/health`);
      await restorePristine(page);
      await page.goto(url);
      if (hasBudget(state)) {
        await app.ready();
        if (scene.hideSidebar) await app.action('saveGlobalPrefs', { prefs: { floatingSidebar: true } });
      } else {
        await app.button(/.+/).waitFor();
        await still(page);
        await app.settle(400);
      }
      return app;
    } catch (error) {
      await page
        .screenshot({ path: path.join(toolDir, '.tmp/failed', `${scene.name}.png`) })
        .catch(() => undefined);
      await page.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const context of this.profiles.values()) await context.close();
    this.profiles.clear();
  }

  private async profile(state: Start, device: Device, url: string): Promise<BrowserContext> {
    const key = `${state} ${device}`;
    const known = this.profiles.get(key);
    if (known) return known;
    const context = await openContext(this.browser, device);
    try {
      const page = await context.newPage();
      const app = new App(page, context, url, device === 'phone');
      await page.goto(url);
      if (state === 'budget' || state === 'fresh') await app.button('Don’t use a server').click();
      if (state === 'fresh') await app.button('Import my budget').waitFor();
      if (state === 'budget') await importBudget(app, this.zipFile);
      if (state === 'server' || state === 'openid') await this.servers.prepare(app, state, this.zipFile);
      await page.waitForTimeout(1000);
      await page.goto(`${url}/health`);
      await savePristine(page);
      await page.close();
    } catch (error) {
      await context
        .pages()[0]
        ?.screenshot({ path: path.join(toolDir, '.tmp/failed', `profile ${key}.png`) })
        .catch(() => undefined);
      await context.close();
      throw error;
    }
    this.profiles.set(key, context);
    return context;
  }
}

const hasBudget = (state: Start): boolean => ['budget', 'server', 'openid'].includes(state);

/** Imports the budget through the app's own screens: Import my budget, Actual, choose the file. */
export async function importBudget(app: App, zipFile: string): Promise<void> {
  await app.button(/^Import (my budget|file)/).click();
  await app.button(/^Actual/).click();
  const chooser = app.page.waitForEvent('filechooser');
  await app.button('Select file...').click();
  await (await chooser).setFiles(zipFile);
  await app.ready();
}
