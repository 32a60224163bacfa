'use client';

import dynamic from 'next/dynamic';

/** The setup line's button. Its code only loads on pages that have the button, but the button is always in their HTML. */
export const SetupButton = dynamic(() => import('./setup-button').then(module => module.SetupButton));
