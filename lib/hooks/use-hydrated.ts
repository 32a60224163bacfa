import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page has been hydrated. False in the HTML and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
