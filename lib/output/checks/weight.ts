import type { OutputCheck } from '../site';

/** The maximum size of an image file, in bytes. A larger one was saved with the wrong settings. */
export const MAX_IMAGE_BYTES = 400_000;

const IMAGE = /\.(?:webp|png|jpe?g|gif|avif|svg)$/;

/** No image file is larger than a screenshot needs to be. */
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
    return mistakes;
  },
};
