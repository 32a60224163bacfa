'use client';

/** Replaces a docs page that failed. The sidebar stays. */
export { PageError as default } from '@/components/layout/errors/page-error';
