'use client';

import dynamic from 'next/dynamic';

/** The field that finds a pasted message on its page. Its code and styles load only with pages that have it. */
export const MessageFinder = dynamic(() => import('./finder').then(({ Finder }) => Finder));
