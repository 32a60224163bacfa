import { MANIFEST_FILE, type Scene } from './manifest';

/** The smallest text in a picture as pages show it, in CSS pixels. The interface's own smallest text is 12 pixels. */
export const SMALLEST_TEXT = 11;

/** The width of the text on a docs page in a window of 1280 pixels, in CSS pixels. */
const COLUMN = 668;

/** The width of a phone's picture in a window of 390 pixels, in CSS pixels (components/mdx/screenshot/screenshot.module.css). */
const PHONE_COLUMN = 360;

/** The space beside the number or bullet of a list's item, in CSS pixels. Steps have the most. */
const ITEM_INDENT = 48;

/**
 * The smallest width at which all text in a picture is at least `SMALLEST_TEXT` pixels tall, in CSS pixels. On phones, the
 * picture keeps this width and scrolls.
 */
export function legibleWidth({ width, textSize }: Pick<Scene, 'width' | 'textSize'>): number {
  return textSize === 0 ? 0 : Math.ceil((width * SMALLEST_TEXT) / textSize);
}

/** A picture on a page, for checking whether it can be read. */
interface Shown {
  name: string;
  scene: Scene;
  /** How many list items it's in. */
  depth: number;
}

/** Why a picture can't be read on a page in a window of 1280 pixels, and the remedy. Undefined if it can. */
export function legibilityMistake({ name, scene, depth }: Shown): string | undefined {
  const { width, textSize, marks = [], wholeWindow } = scene;
  const needed = legibleWidth(scene);
  const room = COLUMN - depth * ITEM_INDENT;
  if (needed <= room) return undefined;
  if (wholeWindow)
    return marks.length > 0
      ? undefined
      : `The picture "${name}" shows a whole window with no marks. Add marks to its scene in tools/app, or crop the picture.`;
  const size = ((textSize * room) / width).toFixed(1);
  return `The text in the picture "${name}" is ${size} px here. Readers need at least ${SMALLEST_TEXT} px. Crop its scene to ${Math.floor((room * textSize) / SMALLEST_TEXT)} px in tools/app, and take it again.`;
}

/** Whether a picture can be read on a phone of 390 pixels without scrolling. */
const fitsPhone = (scene: Scene): boolean => legibleWidth(scene) <= PHONE_COLUMN;

/** Why a picture that no other one replaces on phones isn't enough, and the remedy. */
export function missingPhone(name: string, scene: Scene): string | undefined {
  if (scene.noPhone || fitsPhone(scene)) return undefined;
  return `The picture "${name}" is too wide for phones. Name the phone's own screen: phone="scene" phoneAlt="what it shows". If the app has no such screen, give the scene a noPhone in tools/app, and take it again.`;
}

/** Why a picture can't be read on a phone of 390 pixels, where it replaces another, and the remedy. Undefined if it can. */
export function phoneMistake(name: string, scene: Scene): string | undefined {
  if (fitsPhone(scene)) return undefined;
  return `The picture "${name}" is for phones, which have room for ${PHONE_COLUMN} px. ${MANIFEST_FILE} says that its text needs ${legibleWidth(scene)} px. Crop its scene in tools/app, and take it again.`;
}
