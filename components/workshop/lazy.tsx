'use client';

import dynamic from 'next/dynamic';
import type { Worked } from './worked-budget';

/** The workshop's place. Its code and styles only load on pages that have it, but it's always in their HTML. */
export const LazyPlace = dynamic<{ worked: Worked }>(() => import('./place').then(({ Place }) => Place));
