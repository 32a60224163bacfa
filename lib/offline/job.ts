import { bytesOf, newFiles, type Edition } from './edition';
import {
  canKeep,
  forgetEditions,
  forgetLeftovers,
  keepEdition,
  KeepError,
  keptEdition,
  newestEdition,
  type Failure,
  type Kept,
} from './keep';

/** The state of "Read offline" that the reader sees. Sizes are in bytes. */
export type OfflineState =
  | { name: 'looking' }
  | { name: 'impossible' }
  /** Nothing is kept; `leftovers`: saving ended early once. */
  | { name: 'offered'; bytes: number; transfer: number; leftovers: boolean }
  /** `bytes` is 0 until the list of files is there; `asked`: the browser has not yet said whether it keeps the pages for good. */
  | { name: 'saving'; done: number; bytes: number; asked: boolean }
  /** `newer`: what a newer edition would fetch; left out where there is none, null where that cannot be known now. */
  | { name: 'kept'; savedAt: string; bytes: number; newer?: number | null }
  | { name: 'failed'; failure: Exclude<Failure, 'stopped'> };

type Saving = Extract<OfflineState, { name: 'saving' }>;

let state: OfflineState = { name: 'looking' };
let stopper: AbortController | undefined;
const watchers = new Set<() => void>();

function become(next: OfflineState): void {
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
export async function look(): Promise<void> {
  if (state.name === 'saving') return;
  if (!(await canKeep())) return become({ name: 'impossible' });
  const { kept, leftovers } = await keptEdition();
  try {
    const newest = await newestEdition();
    if (kept)
      return become(asKept(kept, newest.id === kept.id ? undefined : bytesOf(newFiles(newest, kept))));
    become({ name: 'offered', bytes: bytesOf(newest.files), transfer: newest.transfer, leftovers });
  } catch (error) {
    if (kept) become(asKept(kept, null));
    else become({ name: 'failed', failure: reasonOf(error) });
  }
}

/** Saves the newest edition and replaces an earlier one. */
export async function save(): Promise<void> {
  if (state.name === 'saving') return;
  const stop = new AbortController();
  stopper = stop;
  become({ name: 'saving', done: 0, bytes: 0, asked: true });
  const progress = (change: Partial<Saving>) => {
    if (state.name === 'saving' && !stop.signal.aborted) become({ ...state, ...change });
  };
  void askToPersist().then(() => progress({ asked: false }));
  try {
    const edition = await newestEdition(stop.signal);
    progress({ bytes: bytesOf(edition.files) });
    await checkRoom(edition);
    become(asKept(await keepEdition(edition, done => progress({ done }), stop.signal)));
  } catch (error) {
    become({ name: 'looking' });
    if (stop.signal.aborted) await forgetLeftovers().then(look);
    else become({ name: 'failed', failure: reasonOf(error) });
  }
}

/** Stops saving. What was saved so far is removed, and an earlier edition stays. */
export function stop(): void {
  stopper?.abort();
  if (state.name === 'saving') become({ name: 'looking' });
}

/** Removes all editions and the service worker. */
export async function remove(): Promise<void> {
  become({ name: 'looking' });
  await forgetEditions();
  await look();
}

/** Asks the browser not to delete the pages when it runs out of space. Firefox asks the reader, who may never answer. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/**
 * Fails early if there isn't enough space for an edition.
 *
 * @throws KeepError `space`
 */
async function checkRoom(edition: Edition): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota !== undefined && quota - usage < bytesOf(edition.files)) throw new KeepError('space');
}

const asKept = (kept: Kept, newer?: number | null): OfflineState => ({
  name: 'kept',
  savedAt: kept.savedAt,
  bytes: bytesOf(kept.files),
  ...(newer !== undefined && { newer }),
});

function reasonOf(error: unknown): Exclude<Failure, 'stopped'> {
  return error instanceof KeepError && error.failure !== 'stopped' ? error.failure : 'network';
}
