/**
 * Takes scenes with two releases of the client, in the same browser and with the same budget, and compares the pictures. Those
 * that differ are saved side by side in .cache/drift/pictures.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { launch } from '../src/browser.ts';
import { tempDir } from '../src/paths.ts';
import type { Scene } from '../src/scene.ts';
import { scenes } from '../src/scenes.ts';
import { seed } from '../src/seed/index.ts';
import { serve } from '../src/serve.ts';
import { shoot, THEMES, type Shot } from '../src/shoot.ts';
import { Stage } from '../src/start.ts';
import { SyncServers } from '../src/sync-server.ts';
import type { Finding } from './findings.ts';
import { cacheDir } from './packages.ts';
import { placeAt, type Page } from './pages.ts';

/** The share of different pixels that may come from a blinking cursor or the rounding of a shadow. */
const SAME = 0.0005;
/** The visible difference between two channels of a pixel, out of 255. */
const VISIBLE = 24;

const needsServer = ({ start }: Scene): boolean => start === 'openid' || (start ?? '').startsWith('server');

/**
 * @param oldRoot the built client of the documented release
 * @param newRoot the one of the other release
 * @param names the scenes; empty for all of them. Those that need a sync server are skipped, because it serves its own client
 */
export async function pictureFindings(oldRoot: string, newRoot: string, names: string[], pages: Page[]): Promise<{ findings: Finding[]; skipped: string[] }> {
  const unknown = names.filter(name => !scenes.some(scene => scene.name === name));
  if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(', ')}`);
  const chosen = scenes.filter(({ name }) => names.length === 0 || names.includes(name));
  const skipped = chosen.filter(needsServer).map(({ name }) => `The picture ${name} needs a sync server, so it wasn't compared`);
  const folder = path.join(cacheDir, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const temp = tempDir('drift');
  const zip = path.join(temp, 'household.zip');
  await seed(zip);
  const findings: Finding[] = [];
  const browser = await launch();
  const servers = new SyncServers();
  const clients = [await serve(oldRoot), await serve(newRoot)];
  const [before, after] = clients.map(({ url }) => new Stage(browser, url, zip, servers));
  try {
    for (const scene of chosen.filter(candidate => !needsServer(candidate))) {
      const old = await shoot(before!, scene).catch((error: unknown) => firstLine(error));
      if (typeof old === 'string') {
        skipped.push(`The picture ${scene.name} couldn't be taken with the documented release: ${old}`);
        continue;
      }
      for (const [name, change] of await changesOf(scene, old, after!, folder)) {
        console.error(`  ${name}: ${change ?? 'the same'}`);
        if (change) findings.push({ kind: 'picture', text: `the picture ${name} ${change}`, places: usesOf(scene.name, pages) });
      }
    }
  } finally {
    await Promise.all([before, after].map(stage => stage!.close().catch(() => undefined)));
    await Promise.all(clients.map(client => client.close()));
    await servers.close();
    await browser.close();
    rmSync(temp, { recursive: true, force: true });
  }
  return { findings, skipped };
}

const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

const usesOf = (name: string, pages: Page[]): Finding['places'] =>
  pages.flatMap(page => page.scenes.filter(scene => scene.name === name).map(({ line }) => placeAt(page, line)));

/** What has changed in each picture of a scene, or undefined. If its steps can't find what they click, the scene has changed as well. */
async function changesOf(
  scene: Scene,
  old: Record<string, Shot>,
  after: Stage,
  folder: string,
): Promise<[name: string, change: string | undefined][]> {
  try {
    const shots = await shoot(after, scene);
    const changes = Object.entries(shots).map(async ([name, now]): Promise<[string, string | undefined]> => [
      name,
      await changeOf(old[name]!, now, path.join(folder, `${name}.png`)),
    ]);
    return await Promise.all(changes);
  } catch (error) {
    return [[scene.name, `can no longer be taken: ${firstLine(error)}`]];
  }
}

/** What has changed in a picture, or undefined. If something has, both are saved side by side in the file. */
async function changeOf(old: Shot, now: Shot, file: string): Promise<string | undefined> {
  if (old.width !== now.width || old.height !== now.height) {
    await sideBySide(old, now, file);
    return `has a different size: ${old.width}×${old.height} → ${now.width}×${now.height}`;
  }
  const shares = await Promise.all(THEMES.map(theme => differingShare(old.png[theme], now.png[theme])));
  const most = Math.max(...shares);
  if (most <= SAME) return undefined;
  await sideBySide(old, now, file);
  return `differs in ${(most * 100).toFixed(1)}% of its pixels`;
}

/** The share of pixels that look different, from 0 to 1. Both pictures must have the same size. */
export async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const [ours, theirs] = await Promise.all([one, other].map(png => sharp(png).removeAlpha().raw().toBuffer()));
  let differing = 0;
  for (let at = 0; at < ours!.length; at += 3) {
    if ([0, 1, 2].some(channel => Math.abs(ours![at + channel]! - theirs![at + channel]!) > VISIBLE)) differing += 1;
  }
  return differing / (ours!.length / 3);
}

async function sideBySide(old: Shot, now: Shot, file: string): Promise<void> {
  const [left, right] = [sharp(old.png.light), sharp(now.png.light)];
  const [a, b] = [await left.metadata(), await right.metadata()];
  await sharp({ create: { width: a.width + b.width + 20, height: Math.max(a.height, b.height), channels: 3, background: '#ff00ff' } })
    .composite([
      { input: await left.toBuffer(), left: 0, top: 0 },
      { input: await right.toBuffer(), left: a.width + 20, top: 0 },
    ])
    .png()
    .toFile(file);
}
