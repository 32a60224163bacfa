'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
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

/** The drawer's first panel, by the part of the site. */
const SECONDARY = { docs: Sidebar, blog: RecentPosts };

const isPart = (segment: string | null): segment is keyof typeof SECONDARY =>
  segment === 'docs' || segment === 'blog';

/**
 * The menu for small windows: the section's own links, and the header's links behind "Back to main menu". lib/inline/drawer.ts
 * opens and closes it, with or without the framework. Without scripts, the header's button opens it as a popover.
 */
export function Drawer() {
  const segment = useSelectedLayoutSegment();
  if (useViewport() === 'desktop') return null;
  const part = isPart(segment) ? segment : undefined;
  const Secondary = part && SECONDARY[part];
  return (
    <dialog
      aria-label={frameStrings.drawer}
      className={styles.drawer}
      data-drawer
      data-shown={Secondary ? 'secondary' : 'primary'}
      id={DRAWER_ID}
      popover="auto"
      suppressHydrationWarning
    >
      <div className={styles.bar}>
        <Brand />
        {part && <span className={styles.part}>{navigationStrings[part]}</span>}
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
          <MainMenu withDocs={Secondary !== Sidebar} />
        </div>
        {Secondary && (
          <div className={styles.panel} data-panel="secondary" suppressHydrationWarning>
            <button className={styles.back} data-drawer-back type="button">
              <Icon name="back" size={18} />
              <span className="visually-hidden">{frameStrings.backArrow}</span>
              {frameStrings.backToMainMenu}
            </button>
            <Secondary />
          </div>
        )}
      </div>
    </dialog>
  );
}
