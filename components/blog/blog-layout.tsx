import type { ReactNode } from 'react';
import styles from './blog-layout.module.css';
import { RecentPosts } from './recent-posts';

/** The blog's columns: the newest posts, the page, and its table of contents if it has one. */
export function BlogLayout({ children, contents }: { children: ReactNode; contents?: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <RecentPosts />
      </div>
      <div className={styles.page}>
        <main className={styles.main}>{children}</main>
        {contents && <div className={styles.contents}>{contents}</div>}
      </div>
    </div>
  );
}
