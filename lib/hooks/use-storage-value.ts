import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '../storage';

/** A stored value that follows changes in this tab and others. Null if there is none, on the server, and if storage is blocked. */
export function useStorageValue(key: string): string | null {
  const slot = useMemo(() => storageSlot(key), [key]);
  return useSyncExternalStore(slot.listen, slot.get, () => null);
}
