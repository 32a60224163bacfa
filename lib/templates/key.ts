/** What the hash of an address begins with when it holds an example. The hash never leaves the reader's browser. */
export const KEY = '#workshop=';
