/**
 * The id that an address's hash names. '' if it names none, or isn't valid, as in `#100%`.
 *
 * @param hash with its `#`
 */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
