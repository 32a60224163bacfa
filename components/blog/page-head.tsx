import type { ReactNode } from 'react';
import { BlogTabs } from './blog-tabs';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Whether the title is the page's heading. On an author's page, their name is. */
  isHeading?: boolean;
  /** The tab that's current. A post has no tabs. */
  tab?: string;
  children?: ReactNode;
}

/** A blog page's title, its tabs, and any text or links below them. */
export function PageHead({ title, isHeading = true, tab, children }: PageHeadProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <header>
      <Title className={styles.title}>{title}</Title>
      {tab && <BlogTabs current={tab} />}
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}
