import { absoluteUrl } from '../routes';
import type { Scenes } from '../screenshots/manifest';
import { fullSize, type Picture } from '../screenshots/variants';

/** The placeholder for the address of a picture that hasn't been created yet. The scene's name follows. */
const OPEN = 'picture:';

/** A scene's picture with a placeholder address, because pages are compiled and checked before pictures are created. */
export function openPicture(name: string, scenes: Scenes): Picture | undefined {
  const scene = scenes[name];
  if (!scene) return undefined;
  const { width, height } = scene;
  return { width, height, legibleWidth: 0, variants: { light: [[width * 2, OPEN + name]], dark: [] } };
}

/** Replaces the placeholders in a feed's HTML with the pictures' addresses. */
export function withPictures(html: string, pictures: Record<string, Picture>): string {
  return html.replace(/(?<=<img src=")picture:([^"]+)/g, (open, name: string) => {
    const picture = pictures[name];
    return picture ? absoluteUrl(fullSize(picture.variants.light)) : open;
  });
}
