'use client';

/** Replaces a page that failed. The header and footer stay. The framework removes it when another page is opened. */
export { PageError as default } from '@/components/layout/errors/page-error';
