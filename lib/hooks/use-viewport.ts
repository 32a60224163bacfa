import { useSyncExternalStore } from 'react';
import { DESKTOP_QUERY } from '../site';

/** `ssr` until the page is hydrated: both variants are rendered and CSS decides. */
export type Viewport = 'ssr' | 'desktop' | 'mobile';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DESKTOP_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The class of the window's width: wider than 996 px is a desktop. */
export function useViewport(): Viewport {
  return useSyncExternalStore<Viewport>(
    subscribe,
    () => (matchMedia(DESKTOP_QUERY).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
