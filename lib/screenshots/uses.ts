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

/** Names that could be meant by one that does not exist, the nearest first. */
function similar(name: string, names: string[]): string[] {
  return names
    .map(other => ({ other, likeness: likeness(name, other) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** How alike two words are, from 0 to 1: the share of the pairs of neighboring letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [letterPairs(one), letterPairs(other)];
  return (2 * [...ours].filter(pair => theirs.has(pair)).length) / (ours.size + theirs.size || 1);
}

const letterPairs = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** The scenes that nothing shows: pictures to be used or to be removed. */
export function unusedScenes(scenes: Scenes, used: Iterable<string>): string[] {
  const names = new Set(used);
  return Object.keys(scenes).filter(name => !names.has(name));
}
