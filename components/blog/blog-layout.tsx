import type { ReactNode } from 'react';
import styles from './blog-layout.module.css';
import { RecentPosts } from './recent-posts';

interface BlogLayoutProps {
  children: ReactNode;
  contents?: ReactNode;
  /** What's beside the page instead of the newest posts. */
  sidebar?: ReactNode;
}

/** The blog's columns: the sidebar, the page, and its table of contents if it has one. */
export function BlogLayout({ children, contents, sidebar = <RecentPosts /> }: BlogLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>{sidebar}</div>
      <div className={styles.page}>
        <main className={styles.main}>{children}</main>
        {contents && <div className={styles.contents}>{contents}</div>}
      </div>
    </div>
  );
}
