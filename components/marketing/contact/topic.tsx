import type { ReactNode } from 'react';
import pageStyles from '@/components/marketing/page.module.css';
import styles from './topic.module.css';

/** A section of the page. */
export function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`${pageStyles.section} ${styles.topic}`}>
      <h2 id={id}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
