import { SourceError } from '../content/source-error';
import type { ClipUse } from '../mdx/types';
import { similar } from '../similar';
import { legibilityMistake } from './legible';
import type { Scenes } from './manifest';
import { wrongAmounts } from './uses';

/** The name of a clip's picture: the clip's own name, and the number of its step. */
const PICTURE = /^(?<clip>clip-.+)-\d+$/;

/** The clip that a picture belongs to, or undefined. */
export const clipOf = (picture: string): string | undefined => PICTURE.exec(picture)?.groups?.clip;

/** The names of a clip's pictures, in order: `clip-cover-1`, `clip-cover-2`, and so on. */
export function clipPictures(clip: string, pictures: Readonly<Record<string, unknown>>): string[] {
  const names: string[] = [];
  while (`${clip}-${names.length + 1}` in pictures) names.push(`${clip}-${names.length + 1}`);
  return names;
}

/**
 * Finds clips on a page that don't exist, whose list doesn't have one step for each picture, or whose steps differ from what the
 * pictures show.
 */
export function clipMistakes(
  { file, clips }: { file: string; clips: readonly ClipUse[] },
  scenes: Scenes,
): SourceError[] {
  return clips
    .filter(({ name, steps }) => name !== '' && steps.length > 0)
    .flatMap(clip => {
      const pictures = clipPictures(clip.name, scenes);
      const reason = countMistake(clip, pictures, scenes);
      return reason ? [new SourceError(file, clip, reason)] : stepMistakes(file, clip, pictures, scenes);
    });
}

function countMistake({ name, steps }: ClipUse, pictures: string[], scenes: Scenes): string | undefined {
  if (pictures.length === 0) {
    const clips = new Set(Object.keys(scenes).flatMap(scene => clipOf(scene) ?? []));
    const near = similar(name, [...clips]);
    return `There's no clip "${name}". ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The clips are: ${[...clips].join(', ')}.`}`;
  }
  if (steps.length === pictures.length) return undefined;
  return `The clip "${name}" has ${pictures.length} pictures, but its list has ${steps.length} ${steps.length === 1 ? 'entry' : 'entries'}. Write one entry for each picture.`;
}

function stepMistakes(file: string, clip: ClipUse, pictures: string[], scenes: Scenes): SourceError[] {
  return clip.steps.flatMap((step, index) => {
    const name = pictures[index] ?? '';
    const scene = scenes[name];
    if (!scene) return [];
    const unnamed = scene.marks?.find(({ label }) => !step.text.includes(label));
    const reasons = [
      ...wrongAmounts(name, step.text, scene),
      legibilityMistake({ name, scene, depth: clip.depth }) ?? [],
      unnamed
        ? `The picture of this step outlines “${unnamed.label}”. Name it: ${index + 1}. … **${unnamed.label}** …`
        : [],
    ].flat();
    return reasons.map(reason => new SourceError(file, step, reason));
  });
}
