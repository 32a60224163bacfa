import type { Scene } from './scene.ts';
import { accountScenes } from './scenes/accounts.ts';
import { budgetScenes } from './scenes/budget.ts';
import { clipScenes } from './scenes/clips.ts';
import { listScenes } from './scenes/lists.ts';
import { phoneScenes } from './scenes/phone.ts';
import { reportScenes } from './scenes/reports.ts';
import { serverScenes } from './scenes/server.ts';
import { settingsScenes } from './scenes/settings.ts';
import { storyScenes } from './scenes/stories.ts';

/** Every picture of the documentation. */
export const scenes: Scene[] = [
  ...budgetScenes,
  ...accountScenes,
  ...listScenes,
  ...reportScenes,
  ...settingsScenes,
  ...serverScenes,
  ...phoneScenes,
  ...storyScenes,
  ...clipScenes,
];
