import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { packageVersion, screenshotsDir } from './paths.ts';
import type { ShotMark } from './shoot.ts';

export type ManifestScene = {
  description: string;
  /** In CSS pixels. The files have twice as many. */
  width: number;
  height: number;
  files: { light: string; dark: string };
  /** The size of the smallest text in it, in CSS pixels. */
  textSize: number;
  /** The amounts that can be read in it, without their sign. */
  amounts: string[];
  /** The places that the page explains, in the order of their numbers. Their boxes are fractions of the picture's size. */
  marks?: ShotMark[];
  /** Whether it's a whole window that may be shown small, because the place of its marks in it matters. */
  wholeWindow?: boolean;
  /** Why there's no picture of a phone for it. */
  noPhone?: string;
  /** A digest of the code that it depends on (sources.ts). */
  sources?: string;
  /** The release that it shows, if it's not the manifest's. */
  appVersion?: string;
};
/** `appVersion` is the release that most pictures show. */
export type Manifest = { appVersion: string; scenes: Record<string, ManifestScene> };

const file = path.join(screenshotsDir, 'manifest.json');

/** The pictures that were taken before, by their names. */
export function knownPictures(): Manifest['scenes'] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest).scenes : {};
}

/** Adds or replaces scenes, and removes those that are no longer in the list, with their files. Each keeps the release that it shows. */
export function mergeManifest(taken: Record<string, ManifestScene>, known: string[]): void {
  const current = packageVersion('@actual-app/web');
  const old = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { appVersion: current, scenes: {} };
  const manifest = merged(old, taken, known, current);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const files = new Set(Object.values(manifest.scenes).flatMap(scene => Object.values(scene.files)));
  for (const name of readdirSync(screenshotsDir))
    if (name.endsWith('.webp') && !files.has(name)) rmSync(path.join(screenshotsDir, name));
}

function merged(old: Manifest, taken: Record<string, ManifestScene>, known: string[], current: string): Manifest {
  const names = known.filter(name => name in old.scenes || name in taken).sort();
  const releaseOf = (name: string) => (name in taken ? current : (old.scenes[name]?.appVersion ?? old.appVersion));
  const isCurrent = names.filter(name => releaseOf(name) === current).length * 2 > names.length;
  const appVersion = isCurrent ? current : old.appVersion;
  const scenes = names.map((name): [string, ManifestScene] => {
    const { appVersion: _, ...scene } = (taken[name] ?? old.scenes[name])!;
    return [name, releaseOf(name) === appVersion ? scene : { ...scene, appVersion: releaseOf(name) }];
  });
  return { appVersion, scenes: Object.fromEntries(scenes) };
}
