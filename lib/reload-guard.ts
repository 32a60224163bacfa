import { RELOAD_GUARD } from './site';

/**
 * Whether a page may reload itself to recover from a failure. It may once: a second failure of the same page within a minute would
 * fail again, and without storage to remember the first there might be no end.
 */
export function mayReload(storage: () => Storage, url: string, now: number): boolean {
  try {
    const [before, at] = (storage().getItem(RELOAD_GUARD.key) ?? '').split(' ');
    if (before === url && now - Number(at) < RELOAD_GUARD.againAfterMs) return false;
    storage().setItem(RELOAD_GUARD.key, `${url} ${now}`);
    return true;
  } catch {
    return false;
  }
}
