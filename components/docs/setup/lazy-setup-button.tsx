'use client';

import dynamic from 'next/dynamic';

/** The button of the setup line, whose code comes only with the pages that have it. It's in the HTML all the same. */
export const SetupButton = dynamic(() => import('./setup-button').then(module => module.SetupButton));
