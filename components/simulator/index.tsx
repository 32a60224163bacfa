'use client';

import dynamic from 'next/dynamic';

/**
 * The envelope budget to play with, whose code and styles come only with the pages that have it. It is in the HTML all the same.
 * `short` is the home page's: three categories, and one thing to decide.
 */
export const EnvelopeSimulator = dynamic<{ short?: boolean }>(() =>
  import('./place').then(({ Place }) => Place),
);
