import { absoluteUrl } from '../routes';
import type { Scenes } from '../screenshots/manifest';
import { fullSize, type Picture } from '../screenshots/variants';

/** How the address of a picture begins that hasn't been made yet; the scene's name follows. */
const OPEN = 'picture:';

/** A scene's picture with its address left open: pages are compiled, and checked, before pictures are made. */
export function openPicture(name: string, scenes: Scenes): Picture | undefined {
  const scene = scenes[name];
  if (!scene) return undefined;
  const { width, height } = scene;
  return { width, height, variants: { light: [[width * 2, OPEN + name]], dark: [] } };
}

/** A feed's HTML with the addresses of its pictures filled in. */
export function withPictures(html: string, pictures: Record<string, Picture>): string {
  return html.replace(/(?<=<img src=")picture:([^"]+)/g, (open, name: string) => {
    const picture = pictures[name];
    return picture ? absoluteUrl(fullSize(picture.variants.light)) : open;
  });
}
