import type { Mark } from '../types';

/** Error screens. */
export const errorsStrings = {
  pageError: 'Page Error',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  stillCrashes: (issues: Mark, home: Mark) => (
    <>
      If it keeps crashing, {issues('tell us on GitHub')} or {home('go to the home page')}.
    </>
  ),
  details: 'Error details',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied. Press Ctrl+C or ⌘C.',
  notFound: 'Page Not Found',
  notFoundText: 'We could not find what you were looking for.',
  notFoundRemedy:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  findPage: 'Find a page',
  search: 'Search',
  likely: 'Pages with a similar address',
  readDocs: 'Read the docs',
  goHome: 'Go to the home page',
} as const;
