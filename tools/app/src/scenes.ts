import type { Scene } from './scene.ts';
import { accountScenes } from './scenes/accounts.ts';
import { budgetScenes } from './scenes/budget.ts';
import { clipScenes } from './scenes/clips.ts';
import { listScenes } from './scenes/lists.ts';
import { phoneScenes } from './scenes/phone.ts';
import { phoneFileScenes } from './scenes/phone-files.ts';
import { reportScenes } from './scenes/reports.ts';
import { serverScenes } from './scenes/server.ts';
import { settingsScenes } from './scenes/settings.ts';
import { storyScenes } from './scenes/stories.ts';

/** The scenes of each file. */
const files: Record<string, Scene[]> = {
  'scenes/budget.ts': budgetScenes,
  'scenes/accounts.ts': accountScenes,
  'scenes/lists.ts': listScenes,
  'scenes/reports.ts': reportScenes,
  'scenes/settings.ts': settingsScenes,
  'scenes/server.ts': serverScenes,
  'scenes/phone.ts': phoneScenes,
  'scenes/phone-files.ts': phoneFileScenes,
  'scenes/stories.ts': storyScenes,
  'scenes/clips.ts': clipScenes,
};

/** Every picture of the documentation. */
export const scenes: Scene[] = Object.values(files).flat();

/** The file of each scene. */
export const fileOf = new Map(
  Object.entries(files).flatMap(([file, list]) => list.map(scene => [scene, file] as const)),
);
