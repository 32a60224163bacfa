/**
 * `npm run screenshots [-- name…]`: takes the given scenes, or those whose code has changed, in light and dark mode, and updates
 * the manifest. Scenes that fail are listed at the end and keep their older pictures, and the exit code is 1. A name may end with
 * `*`, so `'*'` takes all.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { launch } from './browser.ts';
import { knownPictures, mergeManifest, type ManifestScene } from './manifest.ts';
import { screenshotsDir, tempDir, webRoot } from './paths.ts';
import { pictureNames, type Scene } from './scene.ts';
import { fileOf, scenes } from './scenes.ts';
import { seededBudget } from './seed/index.ts';
import { serve } from './serve.ts';
import { shoot, THEMES, type Shot } from './shoot.ts';
import { sourcesOf } from './sources.ts';
import { Stage } from './start.ts';
import { SyncServers } from './sync-server.ts';

const started = performance.now();
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** The digest of the code that each scene depends on. */
const sources = new Map(scenes.map(scene => [scene, sourcesOf(fileOf.get(scene)!)]));

/** Whether a picture of a scene is missing, or was taken by other code. */
function hasChanged(scene: Scene): boolean {
  const known = knownPictures();
  return pictureNames(scene).some(name => known[name]?.sources !== sources.get(scene));
}

function choose(names: string[]): Scene[] {
  if (names.length === 0) return scenes.filter(hasChanged);
  const matches = (pattern: string) => (scene: Scene) =>
    pattern.endsWith('*') ? scene.name.startsWith(pattern.slice(0, -1)) : scene.name === pattern;
  const unknown = names.filter(name => !scenes.some(matches(name)));
  if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(', ')}`);
  return scenes.filter(scene => names.some(name => matches(name)(scene)));
}

async function save(scene: Scene, name: string, shot: Shot): Promise<{ entry: ManifestScene; bytes: number }> {
  const files = { light: `${name}.light.webp`, dark: `${name}.dark.webp` };
  let bytes = 0;
  for (const theme of THEMES) {
    const webp = await sharp(shot.png[theme]).webp({ lossless: true, effort: 2 }).toBuffer();
    writeFileSync(path.join(screenshotsDir, files[theme]), webp);
    bytes += webp.length;
  }
  const { width, height, amounts, textSize, marks } = shot;
  const entry: ManifestScene = { description: scene.description, width, height, files, textSize, amounts };
  if (marks.length > 0) entry.marks = marks;
  if (scene.wholeWindow) entry.wholeWindow = true;
  if (scene.noPhone) entry.noPhone = scene.noPhone;
  entry.sources = sources.get(scene);
  return { entry, bytes };
}

async function main(): Promise<number> {
  const chosen = choose(process.argv.slice(2));
  const duplicates = scenes.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index);
  if (duplicates.length > 0) throw new Error(`two scenes have the same name: ${duplicates.join(', ')}`);
  mkdirSync(screenshotsDir, { recursive: true });
  if (chosen.length === 0) {
    console.log("No scene has changed. To take all of them: npm run screenshots -- '*'");
    return 0;
  }

  const temp = tempDir('screenshots');
  const zipFile = await seededBudget();
  console.log(`budget seeded, ${seconds(started)}`);

  const client = await serve(webRoot());
  const servers = new SyncServers();
  const browser = await launch();
  const stage = new Stage(browser, client.url, zipFile, servers);
  const cleanUp = async (): Promise<void> => {
    await servers.close();
    await client.close();
    await stage.close().catch(() => undefined);
    await browser.close();
    rmSync(temp, { recursive: true, force: true });
  };
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void cleanUp().finally(() => process.exit(130));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  const taken: Record<string, ManifestScene> = {};
  const failed: string[] = [];
  let total = 0;
  try {
    for (const [index, scene] of chosen.entries()) {
      const from = performance.now();
      const label = `[${index + 1}/${chosen.length}] ${scene.name}`;
      try {
        for (const [name, shot] of Object.entries(await shoot(stage, scene))) {
          const { entry, bytes } = await save(scene, name, shot);
          taken[name] = entry;
          total += bytes;
          console.log(
            `${label}  ${entry.width}×${entry.height}, ${Math.round(bytes / 1024)} KB, ${seconds(from)}`,
          );
        }
      } catch (error) {
        if (stopping) break;
        failed.push(scene.name);
        console.error(`${label}  FAILED: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    mergeManifest(
      taken,
      scenes.flatMap(pictureNames),
    );
    await cleanUp();
  }
  const count = Object.keys(taken).length;
  console.log(
    `${chosen.length - failed.length} of ${chosen.length} scenes, ${count * 2} pictures, ${Math.round(total / 1024)} KB, ${seconds(started)}`,
  );
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await main();
