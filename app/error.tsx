'use client';

/** Stands in for a page that failed; header and footer stay. The framework clears it when another page is opened. */
export { PageError as default } from '@/components/layout/errors/page-error';
