import type { OutputCheck } from '../site';

/** A picture larger than this is a mistake of making it, not of what it shows. */
export const MAX_IMAGE_BYTES = 400_000;

const IMAGE = /\.(?:webp|png|jpe?g|gif|avif|svg)$/;

/** No picture is heavier than a screenshot needs to be. */
export const weight: OutputCheck = {
  name: 'weight of pictures',
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
    return mistakes;
  },
};
