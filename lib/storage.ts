/** A value that the browser stores under a key. */
export interface StorageSlot {
  /** The value, or null if there is none. */
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Calls a function when the value changes, in this window or another. Returns a function that removes the listener. */
  listen: (onChange: Listener) => () => void;
}

type Listener = (value: string | null) => void;

let warned = false;

/**
 * A slot in the browser's storage. If the site can't use storage, nothing is stored, and there is one warning.
 *
 * @throws Error from every function if it's called on the server, which has no storage
 */
export function storageSlot(key: string): StorageSlot {
  const listeners = new Set<Listener>();
  const change = (value: string | null) =>
    withStorage(key, undefined, storage => {
      if (storage.getItem(key) === value) return;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      listeners.forEach(listener => listener(value));
    });
  return {
    get: () => withStorage(key, null, storage => storage.getItem(key)),
    set: value => change(value),
    remove: () => change(null),
    listen: onChange => {
      withStorage(key, undefined, () => undefined);
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

/** Returns what an action returns, or a fallback if the site can't use storage. */
function withStorage<Result>(key: string, fallback: Result, action: (storage: Storage) => Result): Result {
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
}
