/** A value that the browser stores under a key. */
export interface StorageSlot {
  /** The value, or null if there is none. */
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Calls a function when the value changes, in this window or another. Returns a function that removes the listener. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

let warned = false;

/**
 * A slot in the browser's storage. If the site can't use storage, nothing is stored, and there is one warning.
 *
 * @throws Error from every function if it's called on the server, which has no storage
 */
export function storageSlot(key: string): StorageSlot {
  const listeners = new Set<(value: string | null) => void>();
  const withStorage = <Result>(action: (storage: Storage) => Result, fallback: Result): Result => {
    if (typeof window === 'undefined') {
      throw new Error(
        `Illegal storage API usage for storage key "${key}". Storage is the reader's: use it in effects and event handlers only.`,
      );
    }
    try {
      return action(localStorage);
    } catch (error) {
      if (!warned) console.warn('The browser doesn’t allow this site to store data:', error);
      warned = true;
      return fallback;
    }
  };
  const get = () => withStorage(storage => storage.getItem(key), null);
  const change = (value: string | null) =>
    withStorage(storage => {
      if (storage.getItem(key) === value) return;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      listeners.forEach(listener => listener(value));
    }, undefined);
  return {
    get,
    set: value => change(value),
    remove: () => change(null),
    listen: onChange => {
      withStorage(() => undefined, undefined);
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) onChange(event.newValue);
      };
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
