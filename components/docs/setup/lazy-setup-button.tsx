'use client';

import dynamic from 'next/dynamic';

/** The setup line's button, whose code comes only with the pages that have it. It's in the HTML all the same. */
export const SetupButton = dynamic(() => import('./setup-button').then(module => module.SetupButton));
