'use client';

import dynamic from 'next/dynamic';

/**
 * The envelope simulator. Its code and styles are only loaded by pages that use it, but it's always in their HTML. `short` is the
 * home page's version, with three categories and one decision.
 */
export const EnvelopeSimulator = dynamic<{ short?: boolean }>(() =>
  import('./place').then(({ Place }) => Place),
);
