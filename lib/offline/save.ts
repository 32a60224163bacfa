import { inParallel } from '../in-parallel';
import { withBase } from '../routes';
import { CACHE_PREFIX, EDITION_PATH, newFiles, WORKER_PATH, type Edition, type EditionFile } from './edition';

/** A complete edition on this device. */
export interface SavedEdition extends Edition {
  /** When it was saved, as an ISO date and time. */
  savedAt: string;
}

/**
 * Why saving failed: the connection failed, the site was updated while saving, the device has no space, or the reader stopped
 * it.
 */
export type Failure = 'network' | 'changed' | 'space' | 'stopped';

/** Thrown if saving fails. `failure` says why. */
export class SaveError extends Error {
  constructor(
    readonly failure: Failure,
    cause?: unknown,
  ) {
    super(`The pages couldn't be saved: ${failure}.`, { cause });
    this.name = 'SaveError';
  }
}

/** The number of files to fetch in parallel, which is the number of connections that a browser opens. */
const MAX_PARALLEL = 6;

/** Whether this browser can save pages, which requires HTTPS or localhost, and storage that isn't blocked. */
export async function canSave(): Promise<boolean> {
  try {
    // Turbopack takes navigator.serviceWorker for always present, and removes a branch for when it's missing.
    if (!('serviceWorker' in navigator)) return false;
    await caches.keys();
    return true;
  } catch {
    // If storage is blocked, some browsers throw when it's accessed.
    return false;
  }
}

/**
 * The edition of the newest deployment.
 *
 * @param signal ends the request
 * @throws SaveError `network` if it can't be loaded
 */
export async function newestEdition(signal?: AbortSignal): Promise<Edition> {
  try {
    const response = await fetch(withBase(EDITION_PATH), { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    return (await response.json()) as Edition;
  } catch (error) {
    throw new SaveError('network', error);
  }
}

/** The edition on this device, and whether there are leftovers of an attempt that failed. */
export async function savedEdition(): Promise<{ saved: SavedEdition | undefined; leftovers: boolean }> {
  const names = await editionCaches();
  for (const name of names) {
    const list = await (await caches.open(name)).match(withBase(EDITION_PATH));
    if (list) return { saved: (await list.json()) as SavedEdition, leftovers: names.length > 1 };
  }
  return { saved: undefined, leftovers: names.length > 0 };
}

/**
 * Saves an edition, and reuses the files of an earlier edition or attempt. Its file list is written last and marks it as
 * complete, and then the earlier edition is deleted. So there is always one edition or the other, and never a mix.
 *
 * @param onProgress is called after every file with the number of bytes saved
 * @throws SaveError if saving fails; what was saved so far stays for the next attempt
 */
export async function saveEdition(
  edition: Edition,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<SavedEdition> {
  const { saved } = await savedEdition();
  const name = CACHE_PREFIX + edition.id;
  await deleteCaches(other => other !== name && other !== (saved && CACHE_PREFIX + saved.id));
  const cache = await caches.open(name);
  const earlier = saved && (await caches.open(CACHE_PREFIX + saved.id));
  const changed = new Set(newFiles(edition, saved).map(({ path }) => path));
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  let bytes = 0;

  const save = async (file: EditionFile) => {
    if (!present.has(file.path)) {
      const copy = changed.has(file.path) ? undefined : await earlier?.match(file.path);
      await cache.put(file.path, copy ?? (await published(file, signal)));
    }
    bytes += file.bytes;
    onProgress(bytes);
  };
  try {
    await inParallel(edition.files, MAX_PARALLEL, save);
    signal.throwIfAborted();
    await navigator.serviceWorker.register(withBase(WORKER_PATH));
  } catch (error) {
    throw new SaveError(signal.aborted ? 'stopped' : await failureOf(error, edition), error);
  }
  const whole: SavedEdition = { ...edition, savedAt: new Date().toISOString() };
  await cache.put(withBase(EDITION_PATH), Response.json(whole));
  await deleteCaches(other => other !== name);
  return whole;
}

/** Removes the leftovers of an attempt to save. A complete edition stays. */
export async function removeLeftovers(): Promise<void> {
  const { saved } = await savedEdition();
  await deleteCaches(name => name !== (saved && CACHE_PREFIX + saved.id));
}

/** Removes every edition and the service worker. */
export async function removeEditions(): Promise<void> {
  const scope = new URL(withBase('/'), location.href).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
  await deleteCaches(() => true);
}

/** Fetches a file in an edition. It fails if the content differs, for example if the file is from a newer deployment. */
async function published({ path, digest }: EditionFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache', integrity: `sha256-${digest}`, signal });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  // Browsers don't accept a redirected response for a page, so this creates a new one.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function failureOf(error: unknown, edition: Edition): Promise<Failure> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'space';
  const now = await newestEdition().catch(() => undefined);
  return now && now.id !== edition.id ? 'changed' : 'network';
}

/** The caches with editions, oldest first. */
async function editionCaches(): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX));
}

async function deleteCaches(condition: (name: string) => boolean): Promise<void> {
  await Promise.all((await editionCaches()).filter(condition).map(name => caches.delete(name)));
}
