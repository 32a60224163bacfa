import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where results are saved between runs. It's safe to delete. */
export const CACHE_FOLDER = '.cache';

/** Entries that nobody has read for this long are removed, in ms (14 days): a branch's pages come back within days. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** The same for large entries, in ms (1 day): every change of the code makes all of them again. */
export const LARGE_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Characters of a fingerprint. */
const HASH_LENGTH = 32;

/** A short fingerprint of texts and values. The same input gives the same fingerprint on every machine. */
export function hashOf(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(typeof part === 'string' ? part : (JSON.stringify(part) ?? '')).update('\0');
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** A fingerprint of every file in some files and folders; ones that don't exist count as empty. */
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

/** What every result depends on besides its own input: the site's code, its packages, and the base path. */
export function codeHash(): Promise<string> {
  // Once a process: code that changes while it runs isn't the code that runs.
  return (ownCode ??= hashOfFiles(['lib', 'package-lock.json']).then(files =>
    hashOf(files, process.env.BASE_URL ?? ''),
  ));
}

let ownCode: Promise<string> | undefined;

/**
 * The saved result for a key, or a new one. A failed attempt isn't saved, and an entry that's damaged is made again. Two
 * processes may make the same entry at once: each writes a file of its own and renames it, so nobody reads half an entry.
 *
 * @param name what kind of result it is: its folder in the cache
 * @param key fingerprint of everything the result is made from (see hashOf and codeHash)
 * @param make makes the result; it must survive JSON
 */
export async function cached<Value>(name: string, key: string, make: () => Promise<Value>): Promise<Value> {
  const saved = readCached<Value>(name, key);
  if (saved !== undefined) {
    await keepCached(name, key);
    return saved;
  }
  const value = await make();
  await writeCached(name, key, value);
  return value;
}

/** Notes that a saved result was read, so that it's kept. */
export async function keepCached(name: string, key: string): Promise<void> {
  const now = new Date();
  await utimes(fileOf(name, key), now, now).catch(() => undefined);
}

/** Saves a result for a key. It must survive JSON. */
export async function writeCached(name: string, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await mkdir(join(CACHE_FOLDER, name), { recursive: true });
  const part = `${fileOf(name, key)}.${process.pid}`;
  await writeFile(part, `${hashOf(text)}\n${text}`);
  await rename(part, fileOf(name, key));
}

/**
 * The saved result for a key; undefined when there is none, or only a damaged one. Reads at once, without a promise: React
 * writes what pages wait for in the order in which it arrives, and two builds would differ.
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
 * Removes the entries of one kind that nobody has read for a while.
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
