import type { ReactNode } from 'react';
import styles from './contributor-list.module.css';

/** Everyone that the releases thank, in columns. lib/mdx/plugins/release-lists.ts fills the list. */
export function ContributorList({ children }: { children?: ReactNode }) {
  return <div className={styles.contributors}>{children}</div>;
}
