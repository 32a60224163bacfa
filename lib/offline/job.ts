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
  | { name: 'failed'; failure: Exclude<Failure, 'stopped'> };

type Saving = Extract<OfflineState, { name: 'saving' }>;

let state: OfflineState = { name: 'looking' };
let stopper: AbortController | undefined;
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

/** Updates the state with what is saved and what could be saved. Does nothing while an edition is being saved. */
export async function refresh(): Promise<void> {
  if (state.name === 'saving') return;
  const before = state;
  const found = await look();
  // The reader may have started to save, or removed the pages, in the meantime.
  if (state === before) setState(found);
}

/** What is saved on this device, or else what could be saved. */
async function look(): Promise<OfflineState> {
  if (!(await canSave())) return { name: 'impossible' };
  const { saved, leftovers } = await savedEdition();
  try {
    const newest = await newestEdition();
    if (!saved) return { name: 'offered', bytes: bytesOf(newest.files), leftovers };
    return toSavedState(saved, newest.id === saved.id ? undefined : bytesOf(newFiles(newest, saved)));
  } catch (error) {
    return saved ? toSavedState(saved, null) : { name: 'failed', failure: reasonOf(error) };
  }
}

/** Saves the newest edition and replaces an earlier one. */
export async function save(): Promise<void> {
  if (state.name === 'saving') return;
  const stop = new AbortController();
  stopper = stop;
  setState({ name: 'saving', done: 0, bytes: 0, asked: true });
  const progress = (change: Partial<Saving>) => {
    if (state.name === 'saving' && !stop.signal.aborted) setState({ ...state, ...change });
  };
  void askToPersist().then(() => progress({ asked: false }));
  try {
    const edition = await newestEdition(stop.signal);
    progress({ bytes: bytesOf(edition.files) });
    await checkSpace(edition);
    setState(toSavedState(await saveEdition(edition, done => progress({ done }), stop.signal)));
  } catch (error) {
    setState({ name: 'looking' });
    if (stop.signal.aborted) await removeLeftovers().then(refresh);
    else setState({ name: 'failed', failure: reasonOf(error) });
  }
}

/** Stops saving. What was saved so far is removed, and an earlier edition stays. */
export function stop(): void {
  stopper?.abort();
  if (state.name === 'saving') setState({ name: 'looking' });
}

/** Removes all editions and the service worker. */
export async function remove(): Promise<void> {
  setState({ name: 'looking' });
  await removeEditions();
  await refresh();
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

function reasonOf(error: unknown): Exclude<Failure, 'stopped'> {
  return error instanceof SaveError && error.failure !== 'stopped' ? error.failure : 'network';
}
