'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { isPlanHash, toHash, type View } from '@/lib/simulator/address';

/**
 * This page's plan. It's stored here because a link to a heading replaces the address's hash. The next change to the plan sets it
 * again.
 */
let saved: View | 'damaged' | 'not-loaded' | undefined;

/** The hash that is being read. Few readers come with a plan, so the code that reads one is loaded for them only. */
let reading = '';

/** The last hash with a plan, even if a link to a heading has replaced it. */
let linked = '';

const listeners = new Set<() => void>();

function save(plan: typeof saved): void {
  saved = plan;
  reading = '';
  listeners.forEach(listener => listener());
}

async function read(hash: string): Promise<void> {
  if (!isPlanHash(hash)) return;
  reading = hash;
  linked = hash;
  const plan = await import('@/lib/simulator/read-address').then(
    ({ fromHash }) => fromHash(hash) ?? 'damaged',
    () => 'not-loaded' as const,
  );
  // The reader may have changed the plan or left the page in the meantime.
  if (reading === hash) save(plan);
}

function retry(): void {
  save(undefined);
  void read(linked);
}

function subscribe(listener: () => void): () => void {
  const onHash = () => void read(location.hash);
  listeners.add(listener);
  addEventListener('hashchange', onHash);
  onHash();
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', onHash);
    save(undefined);
  };
}

/** Writes a plan to the address, so that it can be shared and survives a reload. */
function write(view: View | undefined): void {
  const hash = view ? toHash(view) : '';
  // Without our own state object, so that the router keeps its state and gets the new address.
  history.replaceState(null, '', location.pathname + location.search + hash);
  save(view);
}

/**
 * The plan to show: the address's, or the default plan if there is none or it can't be read.
 *
 * @param start the default plan, which is the only one in static HTML
 */
export function useView(start: View) {
  const plan = useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  );
  const view = typeof plan === 'string' ? undefined : plan;
  const fits = view?.plan[0]?.envelopes.length === start.plan[0]?.envelopes.length;
  return {
    view: view && fits ? view : start,
    /** Whether the plan in the address can't be shown. */
    damaged: plan !== undefined && plan !== 'not-loaded' && !fits,
    /** Whether the code that reads the plan in the address couldn't be loaded. */
    notLoaded: plan === 'not-loaded',
    retry,
    change: useCallback((changed: View) => write(changed), []),
    reset: useCallback(() => write(undefined), []),
  };
}
