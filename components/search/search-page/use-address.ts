import { useSyncExternalStore } from 'react';
import { readSearchParams, withSearchParams, type SearchParams } from '@/lib/search/params';

/** The event on the window when the address has changed without loading a page. */
const CHANGED = 'addresschange';

/** Makes every useAddress() read the address again. */
export function addressChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Writes the query into the address. It replaces the history entry, so that Back leaves the page in one step. */
export function changeAddress(next: Partial<SearchParams>): void {
  const params = { ...readSearchParams(location.search), ...next };
  history.replaceState(null, '', location.pathname + withSearchParams(location.search, params));
  addressChanged();
}

/** The search parameters in the address. Empty in the static HTML. */
export function useAddress(): SearchParams {
  return readSearchParams(
    useSyncExternalStore(
      watch,
      () => location.search,
      () => '',
    ),
  );
}

function watch(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
