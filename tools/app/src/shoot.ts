import path from 'node:path';

import type { App, Box } from './app.ts';
import { toolDir } from './paths.ts';
import { pictureNames, viewportOf, type Scene } from './scene.ts';
import type { Stage } from './start.ts';
import { visibleTexts, type VisibleTexts } from './texts.ts';

export type Theme = 'light' | 'dark';
export const THEMES: Theme[] = ['light', 'dark'];
/** A marked place: its label, and its box as fractions of the picture's width and height. */
export type ShotMark = Box & { label: string };
export type Shot = VisibleTexts & { width: number; height: number; marks: ShotMark[]; png: Record<Theme, Buffer> };

/** Takes the pictures of one scene in both themes, by their names. */
export async function shoot(stage: Stage, scene: Scene): Promise<Record<string, Shot>> {
  const app = await stage.open(scene);
  try {
    if (scene.path) await app.go(scene.path);
    await scene.steps?.(app);
    const shots: Shot[] = [];
    for (const { steps, mark, ...frame } of scene.frames ?? []) {
      await steps?.(app);
      shots.push(await take(app, { ...scene, ...frame, marks: [mark] }));
    }
    if (!scene.frames) shots.push(await take(app, scene));
    if (shots.some(({ width, height }) => width !== shots[0]?.width || height !== shots[0]?.height))
      throw new Error('its pictures have different sizes');
    return Object.fromEntries(pictureNames(scene).map((name, index) => [name, shots[index]!]));
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

/** Takes one picture of the screen as it is, in both themes. */
async function take(app: App, scene: Scene): Promise<Shot> {
  await prepare(app, scene);
  const clip = scene.crop ? await scene.crop(app) : whole(scene);
  const png = {} as Record<Theme, Buffer>;
  for (const theme of THEMES) {
    await app.page.emulateMedia({ colorScheme: theme });
    await app.settle();
    await reject(app, scene);
    png[theme] = await app.page.screenshot({ clip });
  }
  const marks = await marksOf(app, scene, clip);
  const texts = await visibleTexts(app.page, clip);
  const missing = scene.figures?.filter(figure => !texts.amounts.includes(figure)) ?? [];
  if (missing.length > 0) throw new Error(`it doesn't show ${missing.join(', ')}`);
  return { width: clip.width, height: clip.height, marks, ...texts, png };
}

function whole(scene: Scene): Box {
  return { x: 0, y: 0, ...viewportOf(scene) };
}

/** The space between a marked place and its outline, in CSS pixels. */
const MARK_ROOM = 4;

/** Where the scene's marks are in the picture. */
async function marksOf(app: App, { marks = [] }: Scene, clip: Box): Promise<ShotMark[]> {
  return Promise.all(
    marks.map(async ({ label, at }) => {
      const target = at(app);
      if ('evaluate' in target && (await target.evaluate(isCovered)))
        throw new Error(`the mark “${label}” is at something that isn't visible`);
      const box = await app.box(target);
      const left = Math.max(box.x - MARK_ROOM, clip.x);
      const top = Math.max(box.y - MARK_ROOM, clip.y);
      const right = Math.min(box.x + box.width + MARK_ROOM, clip.x + clip.width);
      const bottom = Math.min(box.y + box.height + MARK_ROOM, clip.y + clip.height);
      if (right <= left || bottom <= top) throw new Error(`the mark “${label}” is outside the picture`);
      return {
        label,
        x: fraction((left - clip.x) / clip.width),
        y: fraction((top - clip.y) / clip.height),
        width: fraction((right - left) / clip.width),
        height: fraction((bottom - top) / clip.height),
      };
    }),
  );
}

/** Runs in the page: whether something else, such as the sidebar, is in front of an element. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const front = document.elementFromPoint(x + width / 2, y + height / 2);
  return !front || !(element.contains(front) || front.contains(element));
}

const fraction = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Removes hover and focus, unless the scene's steps set them. */
async function prepare(app: App, scene: Scene): Promise<void> {
  if (!scene.keepMouse && scene.device !== 'phone') await app.page.mouse.move(800, 1);
  if (!scene.steps && !scene.frames) await app.blur();
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
