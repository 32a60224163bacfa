import { clipOf } from '../../screenshots/clips';
import type { ExportedSite, OutputCheck } from '../site';

/** The maximum size of an image file, in bytes. A larger one was saved with the wrong settings. */
export const MAX_IMAGE_BYTES = 400_000;

/** The maximum size of all pictures of a clip in one color mode, in bytes. A reader who plays it loads them all. */
export const MAX_CLIP_BYTES = 250_000;

/** A picture of the app in one color mode and width (lib/screenshots/make.ts). */
const PICTURE = /^\/screenshots\/(?<scene>[^.]+)\.(?<mode>light|dark)\.(?<width>\d+)\./;

const IMAGE = /\.(?:webp|png|jpe?g|gif|avif|svg)$/;

/** No image file is larger than a screenshot needs to be, and no clip is larger than a short video needs to be. */
export const weight: OutputCheck = {
  name: 'sizes of pictures',
  run: async site => {
    const mistakes: string[] = [];
    for (const file of site.files) {
      if (!IMAGE.test(file)) continue;
      const bytes = await site.size(file);
      if (bytes > MAX_IMAGE_BYTES)
        mistakes.push(
          `out${file}: ${Math.round(bytes / 1000)} kB. Make it smaller than ${MAX_IMAGE_BYTES / 1000} kB.`,
        );
    }
    return [...mistakes, ...(await clipMistakes(site))];
  },
};

/** Clips whose pictures are too large together, in any color mode and width. */
async function clipMistakes(site: ExportedSite): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const file of site.files) {
    const { scene = '', mode, width } = PICTURE.exec(file)?.groups ?? {};
    const clip = clipOf(scene);
    if (!clip) continue;
    const pictures = `${clip} (${mode}, ${width} px wide)`;
    sizes.set(pictures, (sizes.get(pictures) ?? 0) + (await site.size(file)));
  }
  return [...sizes]
    .filter(([, bytes]) => bytes > MAX_CLIP_BYTES)
    .map(
      ([pictures, bytes]) =>
        `The pictures of the clip ${pictures} add up to ${Math.round(bytes / 1000)} kB. Crop the scene in tools/app or remove a step, so that they stay below ${MAX_CLIP_BYTES / 1000} kB.`,
    );
}
