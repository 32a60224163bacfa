import type { ReactNode } from 'react';
import styles from './docs.module.css';
import { SidebarColumn } from './sidebar/sidebar-column';

/** The docs' two columns: the sidebar, and the page. */
export function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SidebarColumn />
      {children}
    </div>
  );
}
