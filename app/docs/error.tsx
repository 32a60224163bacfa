'use client';

/** Stands in for a docs page that failed; the sidebar stays too. */
export { PageError as default } from '@/components/layout/errors/page-error';
