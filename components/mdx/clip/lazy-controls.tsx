'use client';

import dynamic from 'next/dynamic';

/** A clip's buttons. Their code and styles are only loaded by pages with clips, but they're always in their HTML. */
export const Controls = dynamic<{ count: number }>(() =>
  import('./controls').then(module => module.Controls),
);
