'use client';

import dynamic from 'next/dynamic';
import type { Worked } from './worked-budget';

/** The workshop's place, whose code and styles come only with the pages that have it. It's in the HTML all the same. */
export const LazyPlace = dynamic<{ worked: Worked }>(() => import('./place').then(({ Place }) => Place));
