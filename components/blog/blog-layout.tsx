import type { ReactNode } from 'react';
import styles from './blog-layout.module.css';
import { RecentPosts } from './recent-posts';

interface BlogLayoutProps {
  children: ReactNode;
  contents?: ReactNode;
  /** Whether the newest posts are listed beside the page. */
  recent?: boolean;
}

/** The blog's columns: the newest posts, the page, and its table of contents if it has one. */
export function BlogLayout({ children, contents, recent = true }: BlogLayoutProps) {
  return (
    <div className={styles.layout}>
      {recent && (
        <div className={styles.sidebar}>
          <RecentPosts />
        </div>
      )}
      <div className={styles.page}>
        <main className={styles.main}>{children}</main>
        {contents && <div className={styles.contents}>{contents}</div>}
      </div>
    </div>
  );
}
