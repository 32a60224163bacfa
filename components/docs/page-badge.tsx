import type { ReactNode } from 'react';
import styles from './page-badge.module.css';

/** A word or two about a page, beside or above its title. */
export function PageBadge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
