import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { versionMismatches } from '@/lib/release/version-mismatches';
import type { Published } from '@/lib/release/pins';
import { releaseTasks } from '@/lib/release/tasks';
import { main } from './steps';

const PACKAGES = ['@actual-app/web', '@actual-app/api', '@actual-app/sync-server'];
const run = promisify(execFile);

/**
 * `npm run release:check [25.12.0]`: lists what to do before the site documents a release, one task per line with file and line.
 * It exits with code 1 if there are any. With `--offline`, it doesn't check npm for newer versions. Without a release, it checks
 * that pins, tables, and pictures match the release in package.json.
 */
main(async () => {
  const args = process.argv.slice(2);
  const asked = args.find(arg => !arg.startsWith('-'));
  const version = asked ?? (await documentedRelease());
  const published = args.includes('--offline') || !asked ? undefined : await publishedReleases();
  const tasks = asked ? await releaseTasks('.', version, published) : await versionMismatches('.', version);
  for (const { file, line, text } of tasks) console.error(`${file}:${line} ${text}`);
  if (tasks.length > 0) throw new Error(`${tasks.length} tasks left for ${version}.`);
  console.log(`✓ The site documents ${version}.`);
});

async function documentedRelease(): Promise<string> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return version;
}

async function publishedReleases(): Promise<Published> {
  try {
    const lists = await Promise.all(PACKAGES.map(releasesOf));
    return Object.fromEntries(PACKAGES.map((name, index) => [name, lists[index] ?? []]));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`Couldn't get the app's releases from npm (${reason}). Try again, or add --offline.`, {
      cause: error,
    });
  }
}

async function releasesOf(name: string): Promise<string[]> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json'], {
    shell: process.platform === 'win32',
  });
  return [JSON.parse(stdout) as string | string[]].flat();
}
