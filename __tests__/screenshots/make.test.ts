import { mkdir, readdir, writeFile, utimes, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePictures } from '@/lib/screenshots/make';
import { readScenes, type Scenes } from '@/lib/screenshots/manifest';
import { fullSize, srcSet } from '@/lib/screenshots/variants';
import { temporaryFolder } from '../support/temporary-folder';

const home = process.cwd();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7d17cf' } })
    .webp({ lossless: true })
    .toBuffer();

/** Sets up a project folder with one scene of 1280×800 and one of 320×200, both in two modes. */
async function project(): Promise<Scenes> {
  const folder = await temporaryFolder('screenshots');
  await mkdir(join(folder, 'content/screenshots'), { recursive: true });
  process.chdir(folder);
  const scenes: Scenes = {};
  for (const [name, width, height] of [
    ['budget', 1280, 800],
    ['menu', 320, 200],
  ] as const) {
    const scene = {
      description: name,
      width,
      height,
      files: { light: `${name}.light.webp`, dark: `${name}.dark.webp` },
      textSize: 13,
      amounts: [],
    };
    scenes[name] = scene;
    for (const file of Object.values(scene.files))
      await writeFile(join('content/screenshots', file), await picture(width * 2, height * 2));
  }
  return scenes;
}

afterEach(() => process.chdir(home));

test('a picture has the widths that pages need, narrowest first, and none wider than the original', async () => {
  const pictures = await makePictures(await project());
  expect(pictures.budget?.variants.dark.map(([width]) => width)).toEqual([720, 1440, 2560]);
  expect(pictures.menu?.variants.light.map(([width]) => width)).toEqual([640]);
  for (const [width, src] of pictures.budget?.variants.light ?? [])
    expect((await sharp(join('public', src)).metadata()).width).toBe(width);
});

test('a second build creates nothing, and files of older pictures are removed', async () => {
  const scenes = await project();
  await makePictures(scenes);
  const before = await readdir('public/screenshots');
  const [first = ''] = before;
  const longAgo = new Date('2020-01-01');
  await utimes(join('public/screenshots', first), longAgo, longAgo);
  await makePictures(scenes);
  expect((await stat(join('public/screenshots', first))).mtime).toEqual(longAgo);

  await writeFile('content/screenshots/menu.light.webp', await picture(641, 400));
  await makePictures(scenes);
  const after = await readdir('public/screenshots');
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
});

test('a gradient is smaller than its lossless original, at the same size', async () => {
  const scenes = await project();
  const noise = await sharp({
    create: {
      width: 640,
      height: 400,
      channels: 3,
      background: '#7d17cf',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .webp({ lossless: true })
    .toBuffer();
  await writeFile('content/screenshots/menu.light.webp', noise);
  const { menu } = await makePictures(scenes);
  const file = join('public', fullSize(menu?.variants.light ?? []));
  expect((await stat(file)).size).toBeLessThan(noise.length / 2);
  expect((await sharp(file).metadata()).width).toBe(640);
});

test('srcset has every width, with the full picture last', () => {
  const variants = [
    [720, '/a.webp'],
    [2560, '/b.webp'],
  ] as const;
  expect(srcSet(variants, src => `/base${src}`)).toBe('/base/a.webp 720w, /base/b.webp 2560w');
  expect(fullSize(variants)).toBe('/b.webp');
});

test('reports an invalid manifest and how to create it again', async () => {
  await project();
  await writeFile('bad.json', '{');
  await expect(readScenes('bad.json')).rejects.toThrow(
    /^bad\.json .+ To create it again, run: cd tools\/app/,
  );
  await writeFile('bad.json', JSON.stringify({ scenes: { menu: { width: 320 } } }));
  await expect(readScenes('bad.json')).rejects.toThrow(
    'bad.json The scene "menu" has no size, files, amounts, or text size.',
  );
  expect(await readScenes('none.json')).toEqual({});
});
