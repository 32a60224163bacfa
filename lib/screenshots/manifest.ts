import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { messageOf } from '../errors';
import { SourceError } from '../content/source-error';
import type { Mark, Mode } from './variants';

/** The pictures' folder, and the file that describes them. `tools/app` creates both. */
export const SCREENSHOTS_FOLDER = 'content/screenshots';
export const MANIFEST_FILE = `${SCREENSHOTS_FOLDER}/manifest.json`;

/** A scene of the app, as listed in the manifest. */
export interface Scene {
  /** What it shows, for people who look for a picture. */
  description: string;
  /** Size in CSS pixels. The files have twice as many. */
  width: number;
  height: number;
  /** File names, one per color mode. */
  files: Record<Mode, string>;
  /** The size of the smallest text in it, in CSS pixels. 0 if there is no text. */
  textSize: number;
  /** The places that pages explain, ordered by number. */
  marks?: Mark[];
  /** Whether it's a whole window that may be shown small, because the place of its marks in the window matters. */
  wholeWindow?: boolean;
  /** Why phones show it, too, although it's wider than their screens. Left out: another picture has to replace it there. */
  noPhone?: string;
  /** The amounts that can be read in it, such as 1,216.44, without their sign. */
  amounts: string[];
}

/** Every scene by its name. */
export type Scenes = Record<string, Scene>;

/**
 * Reads the manifest. Without one, there are no scenes, and every use of a scene is an error.
 *
 * @throws SourceError if it isn't JSON, or a scene has a missing field
 */
export async function readScenes(file = MANIFEST_FILE): Promise<Scenes> {
  const remedy = 'To create it again, run: cd tools/app && npm run screenshots.';
  if (!existsSync(file)) return {};
  let value: { scenes?: Scenes };
  try {
    value = JSON.parse(await readFile(file, 'utf8')) as typeof value;
  } catch (error) {
    throw new SourceError(file, undefined, `${messageOf(error)}. ${remedy}`);
  }
  const scenes = value.scenes ?? {};
  for (const [name, scene] of Object.entries(scenes)) {
    const { width, height, files, amounts, textSize } = scene;
    if (!(width > 0 && height > 0 && files?.light && files.dark && amounts && textSize >= 0))
      throw new SourceError(
        file,
        undefined,
        `The scene "${name}" has no size, files, amounts, or text size. ${remedy}`,
      );
  }
  return scenes;
}
