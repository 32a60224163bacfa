import { keysStrings } from '@/strings/keys';

/** Names of keys that authors write in `<Key keys="…" />`, and what readers see. `mod` is ⌘ or Ctrl: the component shows both. */
export const KEY_LABELS: Readonly<Record<string, string>> = {
  mod: keysStrings.ctrl,
  ...keysStrings,
};

/** The keys of a combination such as `mod+k`. A plus joins keys, unless it's the key itself: `mod++`. */
export function splitKeys(keys: string): string[] {
  return keys.split(/(?<=[^+])\+/);
}

/** Whether a key has this name: one of those above, a function key, or a single character. */
export function isKey(name: string): boolean {
  return Object.hasOwn(KEY_LABELS, name) || /^f\d{1,2}$/.test(name) || [...name].length === 1;
}

/** What readers see of a key. */
export function keyLabel(name: string): string {
  return KEY_LABELS[name] ?? name.toUpperCase();
}
