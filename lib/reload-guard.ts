import { RELOAD_GUARD } from './site';

/**
 * Whether a page may reload itself to recover from an error. It may do so once: if the same page fails again within a minute,
 * another reload wouldn't help. Without storage to remember the first failure, it could reload forever, so it may not.
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
