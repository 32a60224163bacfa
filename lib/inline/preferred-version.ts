/** Removes a stored preferred docs version that no longer exists. */
export function forgetUnknownVersion(key: string, names: string): void {
  try {
    const name = localStorage.getItem(key);
    if (name !== null && !names.split('|').includes(name)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
