import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where results are cached between runs. It's safe to delete. */
export const CACHE_FOLDER = '.cache';

/**
 * The file in which a tool caches its own results.
 *
 * @param name a name that differs between runs with different settings
 */
export const toolCache = (name: string) => `${CACHE_FOLDER}/${name}.json`;

/**
 * How long an entry may go unread before it's removed, in ms (14 days): someone may come back to a branch after several days.
 */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** The same for large entries, in ms (1 day), because every code change creates all of them again. */
export const LARGE_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** The number of characters in a hash. */
const HASH_LENGTH = 32;

/** A short hash of strings and values. The same input gives the same hash on every machine. */
export function hashOf(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(typeof part === 'string' ? part : (JSON.stringify(part) ?? '')).update('\0');
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** A hash of the contents of files and folders. Paths that don't exist count as empty. */
export async function hashOfFiles(paths: readonly string[]): Promise<string> {
  const hashes = await Promise.all(paths.map(hashOfPath));
  return hashOf(...hashes);
}

async function hashOfPath(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return '';
  if (found.isFile())
    return createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  const names = (await readdir(path)).sort();
  return hashOf(...names, ...(await Promise.all(names.map(name => hashOfPath(join(path, name))))));
}

/** A hash of what every result depends on besides its own input: the site's code, its packages, and the base path. */
export function codeHash(): Promise<string> {
  // Computed once per process, because code that changes after the process has started isn't the code that it runs.
  return (ownCode ??= hashOfFiles(['lib', 'package-lock.json']).then(files =>
    hashOf(files, process.env.BASE_URL ?? ''),
  ));
}

let ownCode: Promise<string> | undefined;

/**
 * Returns the cached result for a key, or creates and caches it. Errors aren't cached, and damaged entries are replaced. Two
 * processes may create the same entry at the same time: each writes a temporary file and renames it, so nothing reads a partial
 * entry.
 *
 * @param name the kind of result, which is its folder in the cache
 * @param key a hash of everything that the result depends on (see hashOf and codeHash)
 * @param make creates the result, which must be serializable as JSON
 */
export async function cached<Value>(name: string, key: string, make: () => Promise<Value>): Promise<Value> {
  const saved = readCached<Value>(name, key);
  if (saved !== undefined) {
    await touchCached(name, key);
    return saved;
  }
  const value = await make();
  await writeCached(name, key, value);
  return value;
}

/** Updates an entry's modification time, so that it isn't pruned. */
export async function touchCached(name: string, key: string): Promise<void> {
  const now = new Date();
  await utimes(fileOf(name, key), now, now).catch(() => undefined);
}

/** Caches a result, which must be serializable as JSON. */
export async function writeCached(name: string, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await mkdir(join(CACHE_FOLDER, name), { recursive: true });
  const part = `${fileOf(name, key)}.${process.pid}`;
  await writeFile(part, `${hashOf(text)}\n${text}`);
  await rename(part, fileOf(name, key));
}

/**
 * Returns the cached result for a key, or undefined if there is none or it's damaged. It reads synchronously, because React
 * writes the parts of a page in the order in which promises resolve. With asynchronous reads, two builds could differ.
 */
export function readCached<Value>(name: string, key: string): Value | undefined {
  const file = readText(fileOf(name, key));
  const text = file.slice(HASH_LENGTH + 1);
  if (text === '' || file.slice(0, HASH_LENGTH) !== hashOf(text)) return undefined;
  return JSON.parse(text) as Value;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const fileOf = (name: string, key: string) => join(CACHE_FOLDER, name, `${key}.json`);

/**
 * Removes the entries of one kind that haven't been read for a while.
 *
 * @param maxAge how long that is, in ms
 */
export async function pruneCache(name: string, maxAge = MAX_AGE_MS): Promise<void> {
  const now = Date.now();
  const folder = join(CACHE_FOLDER, name);
  const files = await readdir(folder).catch(() => []);
  await Promise.all(
    files.map(async file => {
      const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > maxAge) await rm(join(folder, file), { force: true });
    }),
  );
}
