/** The prefix of an example in the hash of an address. The hash never leaves the reader's browser. */
export const KEY = '#workshop=';
