'use client';

import dynamic from 'next/dynamic';

/** The tabs' script. Only pages with tabs load its code after a client navigation. */
export const TabsScript = dynamic(() => import('./tabs-script').then(module => module.TabsScript));
