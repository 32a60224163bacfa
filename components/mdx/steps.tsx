import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** The main steps of a procedure: a numbered list with large numbers. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
