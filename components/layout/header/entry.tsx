'use client';

import { lazy } from 'react';
// What is loaded later is in the page before: its styles must be there from the first frame.
import '@/components/ui/menu/menu.module.css';
import './entry-by-page.module.css';
import { HeaderLink } from './header-link';
import type { ShownEntry } from './use-header-entries';

// Without a Suspense around it: React would put its HTML at the page's end and have a script move it, which shifts the header.
const EntryByPage = lazy(() => import('./entry-by-page'));

/** An entry of the header or the drawer. */
export function Entry({
  entry,
  inDrawer = false,
  className,
}: {
  entry: ShownEntry;
  inDrawer?: boolean;
  className?: string;
}) {
  if (entry.kind === 'by-page')
    return <EntryByPage active={entry.active} className={className} inDrawer={inDrawer} item={entry.item} />;
  return <HeaderLink active={entry.active} className={className} href={entry.href} label={entry.label} />;
}

/** Tells the entries of a list apart. */
export const keyOf = (entry: ShownEntry) => (entry.kind === 'link' ? entry.label : entry.item.type);
