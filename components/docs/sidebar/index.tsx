'use client';

import { usePathname } from 'next/navigation';
import { useMemo, useState } from 'react';
import { categoriesAround } from '@/lib/navigation/open-categories';
import { sidebarStrings } from '@/strings/sidebar';
import { SidebarItems } from './sidebar-items';
import styles from './sidebar.module.css';
import { linksAround } from './tree';
import { TreeStateContext } from './tree-state';

/**
 * The docs sidebar. Categories around the current page are expanded, and all others stay as the reader left them until they leave
 * the docs.
 */
export function Sidebar() {
  const pathname = usePathname();
  const items = linksAround(pathname);
  const [shown, setShown] = useState(() => ({ pathname, open: new Set(categoriesAround(items, pathname)) }));
  if (shown.pathname !== pathname)
    setShown({ pathname, open: new Set([...shown.open, ...categoriesAround(items, pathname)]) });

  const state = useMemo(
    () => ({
      pathname,
      open: shown.open,
      toggle: (place: string) =>
        setShown(({ open }) => {
          const next = new Set(open);
          if (!next.delete(place)) next.add(place);
          return { pathname, open: next };
        }),
    }),
    [pathname, shown.open],
  );
  return (
    <nav aria-label={sidebarStrings.name} className={styles.sidebar}>
      <TreeStateContext value={state}>
        <SidebarItems items={items} place="" />
      </TreeStateContext>
    </nav>
  );
}
