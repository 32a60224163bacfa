'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { RecentPosts } from '@/components/blog/recent-posts';
import { Sidebar } from '@/components/docs/sidebar';
import { Brand } from '@/components/layout/brand';
import { ThemeToggle } from '@/components/layout/theme';
import { CloseButton } from '@/components/ui/close-button';
import { Icon } from '@/components/ui/icon';
import { useViewport } from '@/lib/hooks/use-viewport';
import { DRAWER_ID } from '@/lib/site';
import { frameStrings } from '@/strings/frame';
import { navigationStrings } from '@/strings/navigation';
import { MainMenu } from './main-menu';
import styles from './drawer.module.css';

/** The parts of the site whose links the drawer shows first, by the first segment of their addresses. */
const PARTS: Partial<Record<string, { name: string; Links: () => ReactNode }>> = {
  docs: { name: navigationStrings.docs, Links: Sidebar },
  blog: { name: navigationStrings.blog, Links: RecentPosts },
};

/**
 * The menu for small windows: the section's own links, and the header's links behind "Back to main menu". lib/inline/drawer.ts
 * opens and closes it, with or without the framework. Without scripts, the header's button opens it as a popover.
 */
export function Drawer() {
  const segment = useSelectedLayoutSegment();
  if (useViewport() === 'desktop') return null;
  const part = PARTS[segment ?? ''];
  return (
    <dialog
      aria-label={frameStrings.drawer}
      className={styles.drawer}
      data-drawer
      data-shown={part ? 'secondary' : 'primary'}
      id={DRAWER_ID}
      popover="auto"
      suppressHydrationWarning
    >
      <div className={styles.bar}>
        <Brand />
        {part && <span className={styles.part}>{part.name}</span>}
        <ThemeToggle />
        <CloseButton
          aria-label={frameStrings.closeDrawer}
          data-drawer-close
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.panels}>
        <div className={styles.panel} data-panel="primary" suppressHydrationWarning>
          <MainMenu withDocs={part?.Links !== Sidebar} />
        </div>
        {part && (
          <div className={styles.panel} data-panel="secondary" suppressHydrationWarning>
            <button className={styles.back} data-drawer-back type="button">
              <Icon name="back" size={18} />
              <span className="visually-hidden">{frameStrings.backArrow}</span>
              {frameStrings.backToMainMenu}
            </button>
            <part.Links />
          </div>
        )}
      </div>
    </dialog>
  );
}
