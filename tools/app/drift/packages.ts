/** The packages of a release from npm, unpacked into a cache. Nothing in them is installed or run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { toolDir } from '../src/paths.ts';

/** Downloaded packages stay here until someone removes the folder. */
export const cacheDir = path.join(toolDir, '.cache/drift');

export type Package = { name: string; version: string; folder: string };
/** A release of the app on npm. Not every package is published for every release. */
export type Release = { web: Package; api: Package; server: Package };

const NAMES = { web: '@actual-app/web', api: '@actual-app/api', server: '@actual-app/sync-server' } as const;

const npm = (args: string[], cwd?: string): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });

/** The releases pinned in `tools/app/package.json`, which the pages describe. */
export function documentedRelease(): Release {
  const { dependencies } = JSON.parse(readFileSync(path.join(toolDir, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const pin = (name: string): string => (dependencies[name] ?? '').replace(/^npm:.+@/, '');
  return {
    web: unpack(NAMES.web, pin(NAMES.web)),
    api: unpack(NAMES.api, pin('api-samples')),
    server: unpack(NAMES.server, pin(NAMES.server)),
  };
}

/**
 * A release from npm: the web client of exactly that version, and the newest version up to it of the others.
 *
 * @throws Error if npm doesn't have that web client; the message lists the ones it has
 */
export function release(version: string): Release {
  const web = versionsOf(NAMES.web);
  if (!web.includes(version)) throw new Error(`npm has no ${NAMES.web} ${version}. It has ${web.slice(-8).join(', ')}.`);
  return {
    web: unpack(NAMES.web, version),
    api: unpack(NAMES.api, newestUpTo(version, versionsOf(NAMES.api))),
    server: unpack(NAMES.server, newestUpTo(version, versionsOf(NAMES.server))),
  };
}

/** The published versions of a package, oldest first, without prereleases. */
function versionsOf(name: string): string[] {
  const versions = JSON.parse(npm(['view', name, 'versions', '--json'])) as string | string[];
  return [versions].flat().filter(version => /^\d+\.\d+\.\d+$/.test(version)).sort(byNumber);
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

function newestUpTo(limit: string, versions: string[]): string {
  const version = versions.filter(candidate => byNumber(candidate, limit) <= 0).at(-1);
  if (!version) throw new Error(`npm has no release up to ${limit}`);
  return version;
}

/** The folder of a package's files, which are downloaded the first time. */
export function unpack(name: string, version: string): Package {
  const folder = path.join(cacheDir, `${name.replace(/^@.*\//, '')}-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cacheDir, { recursive: true });
    const temp = mkdtempSync(path.join(cacheDir, 'download-'));
    try {
      npm(['pack', `${name}@${version}`, '--silent', '--pack-destination', '.'], temp);
      const [archive] = readdirSync(temp);
      if (!archive) throw new Error(`npm pack ${name}@${version} created no file`);
      // Windows has tar as well.
      execFileSync('tar', ['-xzf', archive], { cwd: temp });
      renameSync(path.join(temp, 'package'), folder);
    } finally {
      rmSync(temp, { recursive: true, force: true });
    }
  }
  return { name, version, folder };
}
