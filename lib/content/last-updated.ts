import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for the names of every file in every commit. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * When each file in a folder was last changed, by path. It runs git once for all files. Files without history are left out, and
 * without git the result is empty. The oldest commits of a shallow clone seem to add every file, so they're ignored.
 *
 * @param folder path from the project's root
 * @param cwd the project's root
 * @returns ISO date and time by path from the project's root
 */
export async function lastUpdated(folder: string, cwd = process.cwd()): Promise<Map<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  const dates = new Map<string, string>();
  try {
    const shallow = await shallowCommits(git);
    const log = await git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%H %cI',
      '--name-only',
      '--relative',
      '--',
      folder,
    );
    for (const entry of log.split('\0').slice(1)) {
      const [head = '', ...files] = entry.split('\n').filter(line => line !== '');
      const [commit = '', date = ''] = head.split(' ');
      if (shallow.has(commit)) continue;
      // Newest first: the first commit that mentions a file is its last change.
      for (const file of files) if (!dates.has(file)) dates.set(file, new Date(date).toISOString());
    }
  } catch {
    return new Map();
  }
  return dates;
}

/** The commits at which a shallow clone was cut off. */
async function shallowCommits(git: (...args: string[]) => Promise<string>): Promise<Set<string>> {
  if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'true') return new Set();
  const file = (await git('rev-parse', '--path-format=absolute', '--git-path', 'shallow')).trim();
  return new Set((await readFile(file, 'utf8')).split('\n'));
}
