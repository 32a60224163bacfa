import type { ReactNode } from 'react';
import { BlogTabs } from './blog-tabs';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** The tab that's current. A post has no tabs. */
  tab?: string;
  children?: ReactNode;
}

/** A blog page's title, its tabs, and any text or links below them. */
export function PageHead({ title, tab, children }: PageHeadProps) {
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
      {tab && <BlogTabs current={tab} />}
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}
