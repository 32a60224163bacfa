'use client';

import dynamic from 'next/dynamic';

/**
 * The import rehearsal. Its code and styles only load on the page that has it, but its first screen is always in that page's
 * HTML.
 */
export const ImportRehearsal = dynamic(() => import('./place').then(({ Place }) => Place));
