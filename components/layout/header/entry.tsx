'use client';

import dynamic from 'next/dynamic';
import { HeaderLink } from './header-link';
import type { ShownEntry } from './use-header-entries';

const EntryByPage = dynamic(() => import('./entry-by-page').then(module => module.EntryByPage));

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
