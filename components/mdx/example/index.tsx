import type { ReactNode } from 'react';
import styles from './example.module.css';

/** An example for authors: its source, and below it what it gives (a fence marked `mdx live`). */
export function Example({ children }: { children: ReactNode }) {
  return <div className={styles.example}>{children}</div>;
}
