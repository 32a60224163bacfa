'use client';

import dynamic from 'next/dynamic';

/** The simulator, whose code comes only with the pages that have it. It is in the HTML all the same. */
export const LazySimulator = dynamic(() => import('./simulator').then(({ Simulator }) => Simulator));
