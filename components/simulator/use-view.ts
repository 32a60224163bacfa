'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { fromHash, isPlanHash, toHash, type View } from '@/lib/simulator/address';

/**
 * The plan of this page as its address holds it. It is kept here because a link to a heading takes the hash's place; the next
 * change to the plan writes it again.
 */
let kept = '';
const listeners = new Set<() => void>();

function readAddress(): void {
  if (!isPlanHash(location.hash)) return;
  kept = location.hash;
  listeners.forEach(listener => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', readAddress);
  readAddress();
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', readAddress);
    kept = '';
  };
}

/** Keeps a plan in the address, where it can be shared and survives a reload. */
function write(hash: string): void {
  kept = hash;
  // Without a state of our own, so that the router keeps its own and learns the new address.
  history.replaceState(null, '', location.pathname + location.search + hash);
  listeners.forEach(listener => listener());
}

/**
 * The shown plan: the address's, or the start where the address has none or a damaged one.
 *
 * @param start where readers begin; the only one in static HTML
 */
export function useView(start: View) {
  const hash = useSyncExternalStore(
    subscribe,
    () => kept,
    () => '',
  );
  const read = fromHash(hash);
  const fits = read?.plan[0]?.envelopes.length === start.plan[0]?.envelopes.length;
  return {
    view: read && fits ? read : start,
    /** The address holds a plan that cannot be shown. */
    damaged: hash !== '' && !(read && fits),
    change: useCallback((view: View) => write(toHash(view)), []),
    reset: useCallback(() => write(''), []),
  };
}
