import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** A page that only says what went wrong and what to do. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </main>
  );
}
