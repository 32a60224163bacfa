'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { revealCurrent } from '@/lib/inline/sidebar';
import { SIDEBAR_HIDEABLE } from '@/lib/site';
import { sidebarStrings } from '@/strings/sidebar';
import { Sidebar } from '.';
import styles from './sidebar-column.module.css';
import { isInSidebar } from './tree';

/** The sidebar column on desktops. Pages outside the sidebar use the full width. */
export function SidebarColumn({ hideable = SIDEBAR_HIDEABLE }: { hideable?: boolean }) {
  const pathname = usePathname();
  const [hidden, setHidden] = useState(false);
  if (!isInSidebar(pathname)) return null;
  return (
    <div className={styles.column} data-hidden={hidden || undefined}>
      <div className={styles.scroll} hidden={hidden}>
        <Sidebar />
        <InlineScript code={typeof window === 'undefined' ? inlineCall(revealCurrent) : ''} />
      </div>
      {hideable && !hidden && (
        <button
          aria-label={sidebarStrings.collapseSidebar}
          className={styles.hide}
          onClick={() => setHidden(true)}
          title={sidebarStrings.collapseSidebar}
          type="button"
        >
          <Icon className={styles.back} name="chevron" />
        </button>
      )}
      {hidden && (
        <div
          aria-label={sidebarStrings.expandSidebar}
          className={styles.strip}
          onClick={() => setHidden(false)}
          onKeyDown={() => setHidden(false)}
          role="button"
          tabIndex={0}
          title={sidebarStrings.expandSidebar}
        >
          <Icon name="chevron" />
        </div>
      )}
    </div>
  );
}
