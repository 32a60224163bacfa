'use client';

import dynamic from 'next/dynamic';
import type { SetupLineProps } from './setup-line';

/** The line about the reader's setup, whose code and styles come only with the pages that have it. It's in the HTML all the same. */
export const SetupLine = dynamic<SetupLineProps>(() =>
  import('./setup-line').then(module => module.SetupLine),
);
