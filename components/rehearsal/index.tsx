'use client';

import dynamic from 'next/dynamic';

/** The import rehearsal, whose code and styles come only with the page that has it. Its first screen is in the HTML all the same. */
export const ImportRehearsal = dynamic(() => import('./place').then(({ Place }) => Place));
