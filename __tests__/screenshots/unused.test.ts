import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipOf } from '@/lib/screenshots/clips';
import { scenesInCode } from '@/lib/screenshots/in-code';
import { readScenes, SCREENSHOTS_FOLDER } from '@/lib/screenshots/manifest';
import { unusedScenes } from '@/lib/screenshots/uses';

/** The text of all files below a folder with an extension. */
const textBelow = (folder: string, extension: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(extension))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('every picture is used: remove its scene from tools/app, or show it on a page', async () => {
  const text = textBelow('content', '.mdx');
  const scenes = await readScenes();
  const onPages = Object.keys(scenes).filter(name =>
    new RegExp(`["']${clipOf(name) ?? name}["']`).test(text),
  );
  expect(unusedScenes(scenes, [...onPages, ...(await scenesInCode(scenes))])).toEqual([]);
});

test('every file belongs to a picture', async () => {
  const files = Object.values(await readScenes()).flatMap(scene => Object.values(scene.files));
  const others = readdirSync(SCREENSHOTS_FOLDER).filter(
    file => file.endsWith('.webp') && !files.includes(file),
  );
  expect(others).toEqual([]);
});
