import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { packageVersion, screenshotsDir } from './paths.ts';

export type ManifestScene = {
  description: string;
  /** CSS pixels; the files hold twice as many. */
  width: number;
  height: number;
  files: { light: string; dark: string };
};
export type Manifest = { appVersion: string; scenes: Record<string, ManifestScene> };

const file = path.join(screenshotsDir, 'manifest.json');

/** Adds or replaces scenes; drops those that are no longer in the list. */
export function mergeManifest(taken: Record<string, ManifestScene>, known: string[]): void {
  const old = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest).scenes : {};
  const names = known.filter(name => name in old || name in taken).sort();
  const manifest: Manifest = {
    appVersion: packageVersion('@actual-app/web'),
    scenes: Object.fromEntries(names.map(name => [name, (taken[name] ?? old[name])!])),
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
