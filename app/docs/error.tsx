'use client';

/** Stands in for a docs page that failed; the sidebar stays too. */
export { default } from '../error';
