/** Pages and notices in place of a page that has moved, wasn't saved, or couldn't load its files. */
export const noticesStrings = {
  movedTitle: 'This Page Has Moved',
  moved: 'This page has moved',
  movedTo: 'It is now at',
  offline: 'You’re offline',
  notSaved: 'This page isn’t in the copy you saved. It may be new, or its address may be wrong.',
  readSaved: 'Read the saved docs',
  orAgain: ' or ',
  tryAgain: 'try again',
  notLoaded: 'Your Next.js site did not load properly.',
  baseUrlReason: 'A very common reason is a wrong site baseUrl configuration.',
  baseUrl: 'Current configured baseUrl =',
  baseUrlDefault: '(default value)',
  baseUrlSuggestion: 'We suggest trying baseUrl =',
} as const;
