'use client';

import dynamic from 'next/dynamic';

/** The script of the tabs. Only pages with tabs load its code after a client navigation. */
export const TabsScript = dynamic(() => import('./tabs-script').then(module => module.TabsScript));
