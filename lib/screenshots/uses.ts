import { SourceError } from '../content/source-error';
import type { ScreenshotUse } from '../mdx/types';
import { MANIFEST_FILE, type Scenes } from './manifest';

/**
 * Finds a page's screenshots of scenes that do not exist.
 *
 * @param page its source and its screenshots
 * @param linesBefore lines of front matter, added to each place
 */
export function sceneMistakes(
  { file, screenshots }: { file: string; screenshots: ScreenshotUse[] },
  scenes: Scenes,
  linesBefore: number,
): SourceError[] {
  return screenshots
    .filter(({ name }) => !(name in scenes))
    .map(({ name, line, column }) => {
      const near = similar(name, Object.keys(scenes));
      const remedy =
        near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The scenes stand in ${MANIFEST_FILE}.`;
      return new SourceError(
        file,
        { line: line + linesBefore, column },
        `There is no scene "${name}". ${remedy}`,
      );
    });
}

/** Names that share their first word with one that does not exist. */
function similar(name: string, names: string[]): string[] {
  const [first = ''] = name.split('-');
  return names.filter(other => other.startsWith(`${first}-`) || other === first).slice(0, 5);
}

/** The scenes that nothing shows: pictures to be used or to be removed. */
export function unusedScenes(scenes: Scenes, used: Iterable<string>): string[] {
  const names = new Set(used);
  return Object.keys(scenes).filter(name => !names.has(name));
}
