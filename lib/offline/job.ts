import { bytesOf, newFiles, type Edition } from './edition';
import {
  canSave,
  removeEditions,
  removeLeftovers,
  saveEdition,
  SaveError,
  savedEdition,
  newestEdition,
  type Failure,
  type SavedEdition,
} from './save';

/** The state of "Read offline" that the reader sees. Sizes are in bytes. */
export type OfflineState =
  | { name: 'looking' }
  | { name: 'impossible' }
  /** Nothing is saved. `leftovers`: saving was interrupted before. */
  | { name: 'offered'; bytes: number; leftovers: boolean }
  /**
   * `bytes` is 0 until the list of files has loaded; `asked`: the browser hasn't said yet whether it will store the pages
   * permanently.
   */
  | { name: 'saving'; done: number; bytes: number; asked: boolean }
  /** `newer`: the bytes to download for a newer edition. Left out if there is none, and null if that isn't known. */
  | { name: 'saved'; savedAt: string; bytes: number; newer?: number | null }
  | { name: 'failed'; failure: ShownFailure };

/** Why something failed. `storage`: what is saved on this device couldn't be read or changed. */
type ShownFailure = Exclude<Failure, 'stopped'> | 'storage';

type Saving = Extract<OfflineState, { name: 'saving' }>;

let state: OfflineState = { name: 'looking' };
let stopper: AbortController | undefined;
/** Whether pages are being saved or removed. After "Stop", this lasts until the leftovers are removed. */
let busy = false;
const watchers = new Set<() => void>();

function setState(next: OfflineState): void {
  state = next;
  watchers.forEach(watcher => watcher());
}

/** The current state. */
export const offlineState = (): OfflineState => state;

/** Calls a function on every change of the state, until the returned function is called. */
export function watchOffline(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Updates the state with what is saved and what could be saved. Does nothing while pages are being saved or removed. */
export async function refresh(): Promise<void> {
  if (busy) return;
  if (state.name === 'failed') setState({ name: 'looking' });
  const before = state;
  const found = await look();
  // The reader may have started to save, or removed the pages, in the meantime.
  if (state === before) setState(found);
}

/** What is saved on this device, or else what could be saved. */
async function look(): Promise<OfflineState> {
  if (!(await canSave())) return { name: 'impossible' };
  try {
    const { saved, leftovers } = await savedEdition();
    if (saved) return toSavedState(saved, await newerBytes(saved));
    return { name: 'offered', bytes: bytesOf((await newestEdition()).files), leftovers };
  } catch (error) {
    return { name: 'failed', failure: reasonOf(error) };
  }
}

/** The bytes to download for an edition that's newer than the saved one. Undefined if there's none, and null if that isn't known. */
async function newerBytes(saved: SavedEdition): Promise<number | null | undefined> {
  try {
    const newest = await newestEdition();
    return newest.id === saved.id ? undefined : bytesOf(newFiles(newest, saved));
  } catch {
    return null;
  }
}

/** Changes what is saved, and shows why if that fails. Only one change runs at a time, and the state isn't refreshed until it ends. */
async function change(run: () => Promise<void>): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    await run();
  } catch (error) {
    setState({ name: 'failed', failure: reasonOf(error) });
  } finally {
    busy = false;
  }
}

/** Saves the newest edition and replaces an earlier one. */
export function save(): Promise<void> {
  return change(async () => {
    const stop = new AbortController();
    stopper = stop;
    setState({ name: 'saving', done: 0, bytes: 0, asked: true });
    const progress = (next: Partial<Saving>) => {
      if (state.name === 'saving' && !stop.signal.aborted) setState({ ...state, ...next });
    };
    void askToPersist().then(() => progress({ asked: false }));
    try {
      const edition = await newestEdition(stop.signal);
      progress({ bytes: bytesOf(edition.files) });
      await checkSpace(edition);
      setState(toSavedState(await saveEdition(edition, done => progress({ done }), stop.signal)));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      await removeLeftovers();
      setState(await look());
    }
  });
}

/** Stops saving. What was saved so far is removed, and an earlier edition stays. */
export function stop(): void {
  stopper?.abort();
  if (state.name === 'saving') setState({ name: 'looking' });
}

/** Removes all editions and the service worker. */
export function remove(): Promise<void> {
  return change(async () => {
    setState({ name: 'looking' });
    await removeEditions();
    setState(await look());
  });
}

/** Asks the browser not to delete the pages when it runs out of space. Firefox asks the reader, who may never answer. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/**
 * Fails early if there isn't enough space for an edition.
 *
 * @throws SaveError `space`
 */
async function checkSpace(edition: Edition): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota !== undefined && quota - usage < bytesOf(edition.files)) throw new SaveError('space');
}

const toSavedState = (saved: SavedEdition, newer?: number | null): OfflineState => ({
  name: 'saved',
  savedAt: saved.savedAt,
  bytes: bytesOf(saved.files),
  ...(newer !== undefined && { newer }),
});

/** Why something failed. Errors without a reason come from the browser's storage. */
function reasonOf(error: unknown): ShownFailure {
  return error instanceof SaveError && error.failure !== 'stopped' ? error.failure : 'storage';
}
