'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { fromHash, isPlanHash, toHash, type View } from '@/lib/simulator/address';

/**
 * The hash with this page's plan. It's stored here because a link to a heading replaces the address's hash. The next change to
 * the plan sets it again.
 */
let savedHash = '';
const listeners = new Set<() => void>();

function readAddress(): void {
  if (!isPlanHash(location.hash)) return;
  savedHash = location.hash;
  listeners.forEach(listener => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', readAddress);
  readAddress();
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', readAddress);
    savedHash = '';
  };
}

/** Writes a plan to the address, so that it can be shared and survives a reload. */
function write(hash: string): void {
  savedHash = hash;
  // Without our own state object, so that the router keeps its state and gets the new address.
  history.replaceState(null, '', location.pathname + location.search + hash);
  listeners.forEach(listener => listener());
}

/**
 * The plan to show: the address's, or the default plan if there is none or it's damaged.
 *
 * @param start the default plan, which is the only one in static HTML
 */
export function useView(start: View) {
  const hash = useSyncExternalStore(
    subscribe,
    () => savedHash,
    () => '',
  );
  const read = fromHash(hash);
  const fits = read?.plan[0]?.envelopes.length === start.plan[0]?.envelopes.length;
  return {
    view: read && fits ? read : start,
    /** Whether the plan in the address can't be shown. */
    damaged: hash !== '' && !(read && fits),
    change: useCallback((view: View) => write(toHash(view)), []),
    reset: useCallback(() => write(''), []),
  };
}
