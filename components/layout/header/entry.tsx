'use client';

import { lazy } from 'react';
// Components that are loaded lazily are already in the page's HTML, so their styles must be there from the first frame.
import '@/components/ui/menu/menu.module.css';
import './entry-by-page.module.css';
import { HeaderLink } from './header-link';
import type { ShownEntry } from './use-header-entries';

// Without a Suspense boundary: React would put its HTML at the end of the page and move it with a script, which shifts the
// header.
const EntryByPage = lazy(() => import('./entry-by-page'));

/** An item of the header or the drawer. */
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

/** A unique key for an item in a list. */
export const keyOf = (entry: ShownEntry) => (entry.kind === 'link' ? entry.label : entry.item.type);
