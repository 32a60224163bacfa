import { SourceError } from '../content/source-error';
import type { ScreenshotUse } from '../mdx/types';
import { similar } from '../similar';
import { MANIFEST_FILE, type Scenes } from './manifest';

/** Finds screenshots on a page whose scene doesn't exist. */
export function sceneMistakes(
  { file, screenshots }: { file: string; screenshots: readonly ScreenshotUse[] },
  scenes: Scenes,
): SourceError[] {
  return screenshots
    .filter(({ name }) => name !== '' && !(name in scenes))
    .map(({ name, line, column }) => {
      const near = similar(name, Object.keys(scenes));
      const remedy =
        near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The scenes are listed in ${MANIFEST_FILE}.`;
      return new SourceError(file, { line, column }, `There is no scene "${name}". ${remedy}`);
    });
}

/** Scenes that no page uses. They should be used or removed. */
export function unusedScenes(scenes: Scenes, used: Iterable<string>): string[] {
  const names = new Set(used);
  return Object.keys(scenes).filter(name => !names.has(name));
}
