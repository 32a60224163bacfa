import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** false in the static HTML and while the page is hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
