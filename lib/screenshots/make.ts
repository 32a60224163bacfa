import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { legibleWidth } from './legible';
import { SCREENSHOTS_FOLDER, type Scene, type Scenes } from './manifest';
import { MODES, type Mode, type Picture, type Variant } from './variants';

/** Where the variants are written. Git ignores it. */
const OUTPUT_FOLDER = 'public/screenshots';

/**
 * Widths in pixels besides the full one: an article's column (704 px) at 1x, which is also a phone's width at 2x, and the same
 * column at 2x.
 */
const WIDTHS = [720, 1440];

/**
 * Part of every file name, so that new settings create new files. At quality 80, text stays sharp at a third of the lossless
 * size.
 */
const WEBP = { quality: 80, effort: 4 };

/**
 * A lossless original with more bytes than this has a gradient and would be five times as large as with `WEBP`. This constant is
 * part of the file names, too.
 */
const LARGE = 150_000;

/**
 * Creates each picture in the widths that pages need. A variant's name has a digest of its source, so existing variants are up to
 * date and are kept. Variants of older sources are removed.
 *
 * @returns every scene's picture by name
 */
export async function makePictures(scenes: Scenes): Promise<Record<string, Picture>> {
  await mkdir(OUTPUT_FOLDER, { recursive: true });
  const present = new Set(await readdir(OUTPUT_FOLDER));
  const made = new Set<string>();
  const pictures: Record<string, Picture> = {};
  for (const [name, scene] of Object.entries(scenes)) {
    const [light, dark] = await Promise.all(MODES.map(mode => makeVariants(name, scene, mode, present)));
    const variants = { light: light ?? [], dark: dark ?? [] };
    for (const [, src] of [...variants.light, ...variants.dark])
      made.add(src.slice(src.lastIndexOf('/') + 1));
    const { width, height, marks } = scene;
    pictures[name] = { width, height, legibleWidth: legibleWidth(scene), marks, variants };
  }
  await Promise.all([...present].filter(file => !made.has(file)).map(file => rm(join(OUTPUT_FOLDER, file))));
  return pictures;
}

async function makeVariants(
  name: string,
  scene: Scene,
  mode: Mode,
  present: Set<string>,
): Promise<Variant[]> {
  const bytes = await readFile(join(SCREENSHOTS_FOLDER, scene.files[mode]));
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...WEBP, LARGE }))
    .update(bytes)
    .digest('hex')
    .slice(0, 8);
  const fullWidth = scene.width * 2;
  // A width close to the full one would save little and add a file.
  const widths = [...WIDTHS.filter(width => width < fullWidth * 0.8), fullWidth];
  return Promise.all(
    widths.map(async width => {
      const file = `${name}.${mode}.${width}.${digest}.webp`;
      const target = join(OUTPUT_FOLDER, file);
      if (!present.has(file)) {
        // Most lossless screenshots are smallest at their original size.
        const isSmallest = width === fullWidth && bytes.length <= LARGE;
        const variant = isSmallest ? bytes : await sharp(bytes).resize(width).webp(WEBP).toBuffer();
        // Renamed when complete, so that an interrupted build leaves no partial picture.
        await writeFile(`${target}.part`, variant);
        await rename(`${target}.part`, target);
      }
      return [width, `/screenshots/${file}`] as const;
    }),
  );
}
