import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clipOf } from '@/lib/screenshots/clips';
import { scenesInCode } from '@/lib/screenshots/in-code';
import { MANIFEST_FILE, SCREENSHOTS_FOLDER, readScenes } from '@/lib/screenshots/manifest';

/** What a build reads besides the content. Packages are found in a parent folder. */
const CODE = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'contentlayer.config.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Everything that a build reads. */
const SOURCES = [...CODE, 'content'];

/** Content that tools/app creates from the app, which the fixtures share with the site. */
const FROM_THE_APP = ['content/reference', 'content/samples', 'content/dictionary.txt'];

/** Files in `public` that a build writes and that depend on its content. The names of cards say what's on them, so a copy uses those that it needs. */
const GENERATED = ['public/imports', 'public/search', 'public/screenshots', 'public/setup'];

/** Everything that a build with fixtures depends on, besides the fixtures. */
export const FIXTURE_SOURCES = [
  ...CODE.filter(name => name !== 'public'),
  ...FROM_THE_APP,
  SCREENSHOTS_FOLDER,
];

/** Copies everything that a build reads to a folder in the project, and removes what was there. */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true });
}

/**
 * Copies the code to a folder in the project, with fixtures as the content. Caches of earlier builds in that folder are
 * preserved.
 *
 * @param fixtures folders with a `content` folder; files in later ones replace those in earlier ones
 */
export async function copyProjectWithFixtures(folder: string, fixtures: readonly string[]): Promise<void> {
  for (const name of SOURCES) await rm(join(folder, name), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isSource = (path: string) => !GENERATED.includes(path);
  for (const name of [...CODE, ...FROM_THE_APP])
    await cp(name, join(folder, name), { recursive: true, filter: isSource });
  await copyHomeScenes(folder);
  for (const fixture of fixtures) await cp(fixture, folder, { recursive: true });
}

/** The clip that fixtures can use. */
const FIXTURE_CLIP = 'clip-cover';

/** Copies the pictures that the code shows, such as those of the home page, and one clip. Fixtures can only use these, also for phones. */
async function copyHomeScenes(folder: string): Promise<void> {
  const all = await readScenes();
  const shown = new Set(await scenesInCode(all));
  const scenes = Object.fromEntries(
    Object.entries(all).filter(([name]) => shown.has(name) || clipOf(name) === FIXTURE_CLIP),
  );
  await mkdir(join(folder, SCREENSHOTS_FOLDER), { recursive: true });
  for (const { files } of Object.values(scenes))
    for (const file of Object.values(files))
      await cp(join(SCREENSHOTS_FOLDER, file), join(folder, SCREENSHOTS_FOLDER, file));
  const manifest = JSON.parse(await readFile(MANIFEST_FILE, 'utf8')) as object;
  const forPhones = Object.entries(scenes).map(([name, scene]) => [name, { ...scene, noPhone: 'A fixture' }]);
  await writeFile(
    join(folder, MANIFEST_FILE),
    JSON.stringify({ ...manifest, scenes: Object.fromEntries(forPhones) as object }),
  );
}
