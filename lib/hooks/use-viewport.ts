import { useSyncExternalStore } from 'react';
import { DESKTOP_QUERY } from '../site';

/** `ssr` until the page is hydrated: both variants are rendered, and CSS shows one of them. */
export type Viewport = 'ssr' | 'desktop' | 'mobile';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DESKTOP_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is wider than 996 px, which counts as a desktop. */
export function useViewport(): Viewport {
  return useSyncExternalStore<Viewport>(
    subscribe,
    () => (matchMedia(DESKTOP_QUERY).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
