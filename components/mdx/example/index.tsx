import type { ReactNode } from 'react';
import styles from './example.module.css';

/** An example for authors: its source, and the result below it (a fence marked `mdx live`). */
export function Example({ children }: { children: ReactNode }) {
  return <div className={styles.example}>{children}</div>;
}
