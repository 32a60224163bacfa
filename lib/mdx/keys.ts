import { keysStrings } from '@/strings/keys';

/** Names of keys for `<Key keys="…" />`, and their labels. `mod` is ⌘ or Ctrl: the component shows both. */
export const KEY_LABELS: Readonly<Record<string, string>> = {
  mod: keysStrings.ctrl,
  ...keysStrings,
};

/** The keys of a combination such as `mod+k`. A plus sign joins keys unless it's the key itself: `mod++`. */
export function splitKeys(keys: string): string[] {
  return keys.split(/(?<=[^+])\+/);
}

/** Whether a key has this name: one of the names above, a function key, or a single character. */
export function isKey(name: string): boolean {
  return Object.hasOwn(KEY_LABELS, name) || /^f\d{1,2}$/.test(name) || [...name].length === 1;
}

/** A key's label. */
export function keyLabel(name: string): string {
  return KEY_LABELS[name] ?? name.toUpperCase();
}
