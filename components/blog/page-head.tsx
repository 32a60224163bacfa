import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** A blog page's title, and any text or links below it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}
