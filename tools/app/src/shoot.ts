import path from 'node:path';

import { visibleAmounts } from './amounts.ts';
import type { App, Box } from './app.ts';
import { VIEWPORTS } from './browser.ts';
import { toolDir } from './paths.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './start.ts';

export type Theme = 'light' | 'dark';
export const THEMES: Theme[] = ['light', 'dark'];
export type Shot = { width: number; height: number; amounts: string[]; png: Record<Theme, Buffer> };

/** Takes one scene in both themes. */
export async function shoot(stage: Stage, scene: Scene): Promise<Shot> {
  const app = await stage.open(scene);
  try {
    if (scene.path) await app.go(scene.path);
    await scene.steps?.(app);
    await prepare(app, scene);
    const clip = scene.crop ? await scene.crop(app) : whole(scene);
    const png = {} as Record<Theme, Buffer>;
    for (const theme of THEMES) {
      await app.page.emulateMedia({ colorScheme: theme });
      await app.settle();
      await reject(app, scene);
      png[theme] = await app.page.screenshot({ clip });
    }
    const amounts = await visibleAmounts(app.page, clip);
    return { width: clip.width, height: clip.height, amounts, png };
  } catch (error) {
    // A picture of the screen, to help fix the scene.
    await app.page
      .screenshot({ path: path.join(toolDir, '.tmp/failed', `${scene.name}.png`) })
      .catch(() => undefined);
    throw error;
  } finally {
    await app.page.close();
  }
}

function whole(scene: Scene): Box {
  const { width, height } = VIEWPORTS[scene.device ?? 'desktop'];
  return { x: 0, y: 0, width, height: scene.height ?? height };
}

/** Removes hover and focus, unless the scene's steps set them. */
async function prepare(app: App, scene: Scene): Promise<void> {
  if (!scene.keepMouse && scene.device !== 'phone') await app.page.mouse.move(800, 1);
  if (!scene.steps) await app.blur();
  await app.settle();
}

/** A picture with an error or a loading state is worse than none. */
async function reject(app: App, scene: Scene): Promise<void> {
  const text = await app.page.evaluate(() => document.body.innerText);
  const bad = /Loading\.\.\.|Fatal error|Unrecoverable|internal error|There was an unrecoverable/i.exec(text);
  if (bad) throw new Error(`the page says “${bad[0]}”`);
  if (!scene.notifications) {
    const notice = await app.page.getByRole('button', { name: 'Close', exact: true }).count();
    const modal = await app.page.getByRole('dialog').count();
    if (notice > 0 && modal === 0) throw new Error('a notification is shown');
  }
}
