import { SourceError } from '../content/source-error';
import type { ScreenshotUse } from '../mdx/types';
import { similar } from '../similar';
import { MANIFEST_FILE, type Scene, type Scenes } from './manifest';

/** An amount in the text of a picture: two decimals, and no version, such as Actual 25.11. */
const AMOUNT = /(?<!Actual |[\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}(?!\.?\d)/g;

/** Finds screenshots on a page whose scene doesn't exist, or whose alt text or caption names an amount that it doesn't show. */
export function sceneMistakes(
  { file, screenshots }: { file: string; screenshots: readonly ScreenshotUse[] },
  scenes: Scenes,
): SourceError[] {
  return screenshots
    .filter(({ name }) => name !== '')
    .flatMap(use => {
      const scene = scenes[use.name];
      const reasons = scene ? wrongAmounts(use, scene) : [unknownScene(use.name, scenes)];
      return reasons.map(reason => new SourceError(file, { line: use.line, column: use.column }, reason));
    });
}

function unknownScene(name: string, scenes: Scenes): string {
  const near = similar(name, Object.keys(scenes));
  const remedy =
    near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The scenes are listed in ${MANIFEST_FILE}.`;
  return `There is no scene "${name}". ${remedy}`;
}

function wrongAmounts({ name, text }: ScreenshotUse, { amounts }: Scene): string[] {
  return [...new Set(text.match(AMOUNT))]
    .filter(amount => !amounts.includes(amount))
    .map(
      amount =>
        `The picture "${name}" doesn't show ${amount}, which its alt text or caption names. Write an amount that it shows: ${MANIFEST_FILE} lists them.`,
    );
}

/** Scenes that no page uses. They should be used or removed. */
export function unusedScenes(scenes: Scenes, used: Iterable<string>): string[] {
  const names = new Set(used);
  return Object.keys(scenes).filter(name => !names.has(name));
}
